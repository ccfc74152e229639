import { expect, test } from 'vitest'
import { isSignature, isTransactionHash } from './rpc-result.ts'

test.each([
  ['64 digits', true, true, `0x${'aB'.repeat(32)}`],
  ['62 digits', false, true, `0x${'ab'.repeat(31)}`],
  ['65 bytes', false, true, `0x${'ab'.repeat(65)}`],
  ['61 digits', false, false, `0x${'a'.repeat(61)}`],
  ['hex without 0x', false, false, 'ab'.repeat(32)],
  ['other letters', false, false, `0x${'zz'.repeat(32)}`],
  ['a trailing line break', false, false, `0x${'ab'.repeat(32)}\n`],
  ['0x', false, false, '0x'],
  ['empty text', false, false, ''],
  ['an object', false, false, { length: 66 }],
])(
  'isTransactionHash and isSignature for %s return %s and %s',
  (_, asHash, asSignature, result) => {
    expect([isTransactionHash(result), isSignature(result)]).toEqual([asHash, asSignature])
  },
)
