import { createHash, createPublicKey, verify } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import {
  adr36Doc,
  aminoBytes,
  cosmosAddress,
  cosmosPublicKey,
  directBytes,
  signAmino,
  signDirect,
} from './cosmos.ts'

const secret = hexToBytes('1'.padStart(64, '0'))
const signer = cosmosAddress(secret, 'cosmos')

function isSigned(bytes: Uint8Array, signature: string) {
  const point = secp256k1.Point.fromBytes(cosmosPublicKey(secret)).toBytes(false)
  const part = (from: number) => Buffer.from(point.slice(from, from + 32)).toString('base64url')
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'secp256k1', x: part(1), y: part(33) },
    format: 'jwk',
  })
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, base64.decode(signature))
}

test('aminoBytes sorts keys and escapes HTML characters', () => {
  const text = new TextDecoder().decode(aminoBytes({ b: '<b>&', a: [{ d: 1, c: null }] }))
  expect(text).toBe('{"a":[{"c":null,"d":1}],"b":"\\u003cb\\u003e\\u0026"}')
})

test('signAmino signs an ADR-36 message', () => {
  const doc = adr36Doc(signer, new TextEncoder().encode('hello'))
  const { pub_key, signature } = signAmino(secret, doc)
  expect(pub_key).toEqual({
    type: 'tendermint/PubKeySecp256k1',
    value: base64.encode(cosmosPublicKey(secret)),
  })
  expect(isSigned(aminoBytes(doc), signature)).toBe(true)
})

test('signDirect signs the Protocol Buffers encoding of the document', () => {
  const doc = {
    bodyBytes: new Uint8Array(200).fill(7),
    authInfoBytes: Uint8Array.of(1, 2),
    chainId: 'cosmoshub-4',
    accountNumber: 300n,
  }
  const bytes = directBytes(doc)
  const head = [0x0a, 0xc8, 0x01]
  const tail = [0x12, 2, 1, 2, 0x1a, 11, ...Buffer.from('cosmoshub-4'), 0x20, 0xac, 0x02]
  expect([...bytes]).toEqual([...head, ...doc.bodyBytes, ...tail])
  expect(isSigned(bytes, signDirect(secret, doc).signature)).toBe(true)
  expect(
    createHash('sha256')
      .update(directBytes({ ...doc, accountNumber: 0n }))
      .digest('hex'),
  ).not.toBe(createHash('sha256').update(bytes).digest('hex'))
})
