import { hexToBytes } from '@noble/hashes/utils.js'
import { base64, hex } from '@scure/base'
import { Transaction, WIF } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { bitcoinKey, bitcoinMessageHash, signBitcoinEcdsa } from './bip122.ts'
import { bip322Hash, signBip322, signPsbt } from './bip122-psbt.ts'

const mainnet = '000000000019d6689c085ae165831e93'
/** The key of the test vectors of BIP-322. */
const secret = WIF().decode('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k')
const payment = bitcoinKey(secret, 'payment', mainnet)
const ordinals = bitcoinKey(secret, 'ordinals', mainnet)

test('bitcoinKey derives the addresses of the BIP-322 test vectors', () => {
  expect([payment.address, ordinals.address]).toEqual([
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
  ])
  expect(bitcoinKey(secret, 'payment', 'other').address).toMatch(/^bcrt1/)
})

test('bip322Hash returns the hashes of the BIP-322 test vectors', () => {
  expect(['', 'Hello World'].map((message) => hex.encode(bip322Hash(message)))).toEqual([
    'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1',
    'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a',
  ])
})

test('signBip322 returns the signature of the BIP-322 test vector, and a single Schnorr signature for taproot', () => {
  expect(base64.encode(signBip322(payment, 'Hello World'))).toBe(
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  )
  const witness = signBip322(ordinals, 'Hello World')
  expect([witness.length, witness[0], witness[1]]).toEqual([66, 1, 64])
})

test('signBitcoinEcdsa returns 65 bytes with a recovery byte from 39 to 42 and rejects taproot keys', () => {
  const signature = signBitcoinEcdsa(payment, 'Hello World')
  expect(signature).toHaveLength(65)
  expect(signature[0]).toBeGreaterThanOrEqual(39)
  expect(signature[0]).toBeLessThanOrEqual(42)
  expect(() => signBitcoinEcdsa(ordinals, 'Hello World')).toThrow('cannot sign with ECDSA')
  expect(bitcoinMessageHash('Hello World')).toHaveLength(32)
})

test('signPsbt signs an input with its own key and throws for another key', () => {
  const transaction = new Transaction()
  for (const key of [payment, ordinals]) {
    transaction.addInput({
      txid: '11'.repeat(32),
      index: key === payment ? 0 : 1,
      witnessUtxo: { script: key.script, amount: 1_000n },
    })
  }
  transaction.addOutput({ script: payment.script, amount: 1_500n })
  const psbt = transaction.toPSBT()
  const inputs = [
    { key: payment, index: 0, sighashTypes: [] },
    { key: ordinals, index: 1, sighashTypes: [] },
  ]
  const signed = signPsbt(psbt, inputs, true)
  expect(signed.isFinal).toBe(true)
  expect(signed.id).toMatch(/^[0-9a-f]{64}$/)
  const other = bitcoinKey(hexToBytes('01'.repeat(32)), 'payment', mainnet)
  expect(() => signPsbt(psbt, [{ key: other, index: 0, sighashTypes: [] }], false)).toThrow()
})
