import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { ss58Decode } from '@polkadot-labs/hdkd-helpers'
import { expect, test } from 'vitest'
import { polkadotAddress, signPolkadotMessage, signPolkadotPayload, wrapBytes } from './polkadot.ts'
import { polkadotPayload, polkadotPayloadHex } from './polkadot-payload.ts'

const secret = new Uint8Array(32).fill(3)
const key = createPublicKey({
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    x: Buffer.from(ed25519.getPublicKey(secret)).toString('base64url'),
  },
  format: 'jwk',
})
const isSigned = (bytes: Uint8Array, signature: Uint8Array) => verify(null, bytes, key, signature)
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('polkadotAddress encodes the same key with the prefix of each chain', () => {
  const decoded = [0, 2, 42].map((prefix) => ss58Decode(polkadotAddress(secret, prefix)))
  expect(decoded.map(([, prefix]) => prefix)).toEqual([0, 2, 42])
  for (const [bytes] of decoded) expect(bytes).toEqual(ed25519.getPublicKey(secret))
})

test('wrapBytes does not wrap a message in <Bytes> twice, and signPolkadotMessage signs the wrapped message', () => {
  const wrapped = bytesOf('<Bytes>hello</Bytes>')
  expect(wrapBytes(bytesOf('hello'))).toEqual(wrapped)
  expect(wrapBytes(wrapped)).toEqual(wrapped)
  expect(wrapBytes(bytesOf('<Bytes>'))).toEqual(bytesOf('<Bytes><Bytes></Bytes>'))
  expect(
    isSigned(wrapped, hexToBytes(signPolkadotMessage(secret, bytesOf('hello')).slice(2))),
  ).toBe(true)
})

const payload = {
  method: '0x0503aabb',
  era: '0xf502',
  nonce: '0x00000045',
  tip: '0x00000000000000000000000000000000',
  specVersion: '0x000f4e4b',
  transactionVersion: '0x0000001a',
  genesisHash: `0x${'91'.repeat(32)}`,
  blockHash: `0x${'b1'.repeat(32)}`,
  metadataHash: null,
  mode: 0,
  signedExtensions: [
    'CheckNonZeroSender',
    'CheckSpecVersion',
    'CheckTxVersion',
    'CheckGenesis',
    'CheckMortality',
    'CheckNonce',
    'CheckWeight',
    'ChargeTransactionPayment',
    'CheckMetadataHash',
  ],
}

test('polkadotPayload encodes the call, the included data, then the signed-only data', () => {
  expect(polkadotPayloadHex(payload)).toBe(
    `0x0503aabb${'f502'}${'1501'}${'00'}${'00'}${'4b4e0f00'}${'1a000000'}${'91'.repeat(32)}${'b1'.repeat(32)}${'00'}`,
  )
  const tips = ['0x3f', '0x3fff', '0x3fffffff', '0x40000000', '0xff00000000000000']
  expect(
    tips.map((tip) =>
      polkadotPayloadHex({ ...payload, tip, signedExtensions: ['ChargeTransactionPayment'] }).slice(
        10,
      ),
    ),
  ).toEqual(['fc', 'fdff', 'feffffff', '0300000040', '1300000000000000ff'])
  expect(() => polkadotPayload({ ...payload, signedExtensions: ['CheckElse'] })).toThrow(
    'CheckElse',
  )
})

test('signPolkadotPayload signs the hash of a payload over 256 bytes', () => {
  const short = polkadotPayload(payload)
  const long = polkadotPayload({ ...payload, method: `0x${'aa'.repeat(300)}` })
  const signatureOf = (bytes: Uint8Array) => hexToBytes(signPolkadotPayload(secret, bytes).slice(4))
  expect(signPolkadotPayload(secret, short)).toMatch(/^0x00/)
  expect(isSigned(short, signatureOf(short))).toBe(true)
  expect(isSigned(blake2b(long, { dkLen: 32 }), signatureOf(long))).toBe(true)
})
