import { expect, test } from 'vitest'
import { createKey, createTransaction, signedBy } from './keys.fixture.ts'
import { parseTransaction } from './transactions.ts'

const ada = createKey(1)
const bob = createKey(2)

test('signatureBy returns the signature, null before signing and undefined for other accounts', () => {
  const { signatureBy } = parseTransaction(
    signedBy(ada, createTransaction(ada, { signers: [bob] })),
  )
  expect(signatureBy(ada.address)?.length).toBe(64)
  expect(signatureBy(bob.address)).toBeNull()
  expect(signatureBy(createKey(3).address)).toBeUndefined()
})

test('withSignature adds the signature of a signer', () => {
  const unsigned = parseTransaction(createTransaction(ada))
  expect(unsigned.withSignature(ada.address, ada.sign(unsigned.messageBytes))).toEqual(
    signedBy(ada, unsigned.bytes),
  )
})

test('signature throws rpc/invalid-params until all signers have signed', () => {
  const partlySigned = signedBy(ada, createTransaction(ada, { signers: [bob] }))
  expect(() => parseTransaction(partlySigned).signature()).toThrow(
    expect.objectContaining({ code: 'rpc/invalid-params' }),
  )
  expect(parseTransaction(signedBy(bob, partlySigned)).signature()).toMatch(
    /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
  )
})

test.each([
  [true, 'AdvanceNonceAccount', { data: [4, 0, 0, 0] }],
  [false, 'a transfer', { data: [2, 0, 0, 0] }],
  [
    false,
    'the data of AdvanceNonceAccount for another program',
    { data: [4, 0, 0, 0], program: createKey(9).address },
  ],
])('usesNonce returns %s for a transaction with %s', (usesNonce, _, options) => {
  expect(parseTransaction(createTransaction(ada, options)).usesNonce()).toBe(usesNonce)
})

test.each([[[]], [[1, 2, 3]], [Array(64).fill(255)]])(
  'parseTransaction throws rpc/invalid-params for invalid bytes',
  (bytes) => {
    expect(() => parseTransaction(Uint8Array.from(bytes))).toThrow(
      expect.objectContaining({ code: 'rpc/invalid-params' }),
    )
  },
)
