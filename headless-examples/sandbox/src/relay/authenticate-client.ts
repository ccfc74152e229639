import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { isRecord } from '../base/checks.ts'

/** `client`: the client's `did:key` id. `reason`: why the connection is rejected. */
export type Authentication = { ok: true; client: string } | { ok: false; reason: string }

const ed25519Prefix = [0xed, 0x01]
const reject = (reason: string): Authentication => ({ ok: false, reason })

/**
 * Verifies the `auth` parameter of a connection URL: a JWT that is signed with the key of its
 * issuer, a `did:key`. `now` in ms since 1970.
 */
export function authenticateClient(address: string, now: number): Authentication {
  const token = new URL(address, 'ws://relay').searchParams.get('auth')
  if (token === null) return reject('JWT is missing')
  const [header = '', payload = '', signature = '', ...extraParts] = token.split('.')
  const jwtHeader = decodePart(header)
  const jwtClaims = decodePart(payload)
  if (extraParts.length > 0 || !isRecord(jwtHeader) || !isRecord(jwtClaims))
    return reject('JWT is malformed')
  if (jwtHeader.alg !== 'EdDSA' || jwtHeader.typ !== 'JWT')
    return reject('JWT algorithm is not EdDSA')
  const { iss, sub, aud, iat, exp } = jwtClaims
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof aud !== 'string')
    return reject('JWT claims are incomplete')
  if (typeof iat !== 'number' || typeof exp !== 'number') return reject('JWT claims are incomplete')
  if (exp * 1_000 <= now) return reject('JWT is expired')
  const key = keyOf(iss)
  if (key === null) return reject('JWT issuer is not a did:key of Ed25519')
  const isValid = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    publicKey(key),
    Buffer.from(signature, 'base64url'),
  )
  return isValid ? { ok: true, client: iss } : reject('JWT signature is wrong')
}

function decodePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** The 32 bytes of an Ed25519 `did:key`. Null for any other issuer. */
function keyOf(issuer: string): Uint8Array | null {
  const encoded = /^did:key:z([1-9A-HJ-NP-Za-km-z]+)$/.exec(issuer)?.[1]
  if (encoded === undefined) return null
  const bytes = base58.decode(encoded)
  return bytes.length === 34 && ed25519Prefix.every((byte, index) => bytes[index] === byte)
    ? bytes.slice(2)
    : null
}

const publicKey = (key: Uint8Array) =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') },
  })
