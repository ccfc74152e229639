import { expect, test } from 'vitest'
import { isSignature, isTransactionHash } from './rpc-result.ts'

test.each([
  ['64 digits', `0x${'aB'.repeat(32)}`, true, true],
  ['62 digits', `0x${'ab'.repeat(31)}`, false, true],
  ['65 bytes', `0x${'ab'.repeat(65)}`, false, true],
  ['61 digits', `0x${'a'.repeat(61)}`, false, false],
  ['hex without 0x', 'ab'.repeat(32), false, false],
  ['other letters', `0x${'zz'.repeat(32)}`, false, false],
  ['a trailing line break', `0x${'ab'.repeat(32)}\n`, false, false],
  ['0x', '0x', false, false],
  ['empty text', '', false, false],
  ['an object', { length: 66 }, false, false],
])('isTransactionHash and isSignature check %s', (_, result, asHash, asSignature) => {
  expect([isTransactionHash(result), isSignature(result)]).toEqual([asHash, asSignature])
})
