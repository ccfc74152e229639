import { expect, test } from 'vitest'
import { isSignature, isTransactionHash } from './rpc-result.ts'

test.each([
  ['64 digits', `0x${'aB'.repeat(32)}`, true, true],
  ['62 digits', `0x${'ab'.repeat(31)}`, false, true],
  ['65 bytes', `0x${'ab'.repeat(65)}`, false, true],
  ['61 digits', `0x${'a'.repeat(61)}`, false, false],
  ['no 0x', 'ab'.repeat(32), false, false],
  ['no hex', `0x${'zz'.repeat(32)}`, false, false],
  ['a line more', `0x${'ab'.repeat(32)}\n`, false, false],
  ['0x', '0x', false, false],
  ['nothing', '', false, false],
  ['no text', { length: 66 }, false, false],
])('an answer of %s', (_, answer, asHash, asSignature) => {
  expect([isTransactionHash(answer), isSignature(answer)]).toEqual([asHash, asSignature])
})
