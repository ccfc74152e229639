import { expect, test } from 'vitest'
import { keyOf, signedBy, transactionOf } from './keys.fixture.ts'
import { readTransaction } from './transactions.ts'

const [ada, bob] = [keyOf(1), keyOf(2)]

test('who is to sign, and who has', () => {
  const { signatureBy } = readTransaction(signedBy(ada, transactionOf(ada, { signers: [bob] })))
  expect([
    signatureBy(ada.address)?.length,
    signatureBy(bob.address),
    signatureBy(keyOf(3).address),
  ]).toEqual([64, null, undefined])
})

test('a signature is put where it belongs', () => {
  const unsigned = readTransaction(transactionOf(ada))
  expect(unsigned.signedBy(ada.address, ada.sign(unsigned.messageBytes))).toEqual(
    signedBy(ada, unsigned.bytes),
  )
})

test('it has a name once all have signed', () => {
  const half = signedBy(ada, transactionOf(ada, { signers: [bob] }))
  expect(() => readTransaction(half).signature()).toThrow(
    expect.objectContaining({ code: 'rpc/invalid-params' }),
  )
  expect(readTransaction(signedBy(bob, half)).signature()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
})

test.each([
  ['an advanced nonce', { data: [4, 0, 0, 0] }, true],
  ['a transfer', { data: [2, 0, 0, 0] }, false],
  ['the same bytes for another program', { data: [4, 0, 0, 0], program: keyOf(9).address }, false],
])('%s', (_, shape, isNonced) => {
  expect(readTransaction(transactionOf(ada, shape)).isNonced()).toBe(isNonced)
})

test.each([[[]], [[1, 2, 3]], [Array(64).fill(255)]])('what is none is refused', (bytes) => {
  expect(() => readTransaction(Uint8Array.from(bytes))).toThrow(
    expect.objectContaining({ code: 'rpc/invalid-params' }),
  )
})
