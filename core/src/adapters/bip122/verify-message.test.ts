import { base64, hex } from '@scure/base'
import { NETWORK, p2ms, p2sh, p2tr, p2wpkh, p2wsh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { expect, test } from 'vitest'
import { signBip322, signedMessage, testKey, witnessOf } from './key.fixture.ts'
import { findProtocol } from './verify-message.ts'

const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const ofSegwit =
  'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
const ofTaproot =
  'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='

const protocolOf = (address: string, message: string, signature: string) =>
  findProtocol(address, message, base64.decode(signature))

test.each([
  ['p2wpkh', segwit, ofSegwit],
  ['p2tr', taproot, ofTaproot],
])('findProtocol verifies the published vector of BIP-322 for %s [W5]', (_, address, signature) => {
  expect(protocolOf(address, 'Hello World', signature)).toBe('bip322')
  expect(protocolOf(address, 'Hello World!', signature)).toBeNull()
  expect(protocolOf(address === segwit ? taproot : segwit, 'Hello World', signature)).toBeNull()
})

test('findProtocol verifies an ECDSA signature for each address of its key [W5]', () => {
  const key = testKey()
  const signature = signedMessage(key, 'hé')
  const nested = p2sh(p2wpkh(hex.decode(key.publicKey), NETWORK), NETWORK).address ?? ''
  expect(protocolOf(key.address, 'hé', signature)).toBe('ecdsa')
  expect(protocolOf(nested, 'hé', signature)).toBe('ecdsa')
  expect(protocolOf(key.address, 'he', signature)).toBeNull()
  expect(protocolOf(testKey(9).address, 'hé', signature)).toBeNull()
  expect(protocolOf(key.address, 'hé', base64.encode(new Uint8Array(65).fill(1)))).toBeNull()
})

const secrets = [1, 2, 3].map((fill) => new Uint8Array(32).fill(fill))
const keys = secrets.map((secret) => pubECDSA(secret))
const [secret = new Uint8Array()] = secrets
const [publicKey = new Uint8Array()] = keys

test.each([
  ['p2sh-p2wpkh', p2sh(p2wpkh(publicKey)), [secret]],
  ['a taproot key', p2tr(pubSchnorr(secret)), [secret]],
  ['a 2-of-3 multisig', p2wsh(p2ms(2, keys)), secrets.slice(1)],
] as const)('findProtocol verifies BIP-322 of %s in both forms [W5]', (_, payment, by) => {
  const { address = '' } = payment
  const signed = signBip322(payment, 'hello', by)
  const witness = witnessOf(signed)
  expect(findProtocol(address, 'hello', witness)).toBe('bip322')
  expect(findProtocol(address, 'hullo', witness)).toBeNull()
  expect(findProtocol(segwit, 'hello', witness)).toBeNull()
  if (payment.type !== 'sh')
    expect(findProtocol(address, 'hello', signed.toBytes(true, true))).toBe('bip322')
  for (const length of [0, 1, 64, 66, 200])
    expect(findProtocol(address, 'hello', new Uint8Array(length))).toBeNull()
})
