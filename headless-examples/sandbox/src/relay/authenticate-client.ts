import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { isRecord } from '../base/checks.ts'

/** Who opens the line, or why it may not. */
export type Admission = { admitted: true; client: string } | { admitted: false; reason: string }

const ed25519Prefix = [0xed, 0x01]
const refused = (reason: string): Admission => ({ admitted: false, reason })

/** Reads `auth` of the address a client opens: a token that its own key has signed. The key is the client's name. */
export function admit(address: string, now: number): Admission {
  const token = new URL(address, 'ws://relay').searchParams.get('auth')
  if (token === null) return refused('JWT is missing')
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  const [head, body] = [decoded(header), decoded(payload)]
  if (more.length > 0 || !isRecord(head) || !isRecord(body)) return refused('JWT is malformed')
  if (head.alg !== 'EdDSA' || head.typ !== 'JWT') return refused('JWT algorithm is not EdDSA')
  const { iss, sub, aud, iat, exp } = body
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof aud !== 'string')
    return refused('JWT claims are incomplete')
  if (typeof iat !== 'number' || typeof exp !== 'number')
    return refused('JWT claims are incomplete')
  if (exp * 1_000 <= now) return refused('JWT is expired')
  const key = keyOf(iss)
  if (key === null) return refused('JWT issuer is not a did:key of Ed25519')
  const genuine = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    publicKey(key),
    Buffer.from(signature, 'base64url'),
  )
  return genuine ? { admitted: true, client: iss } : refused('JWT signature is wrong')
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

function keyOf(issuer: string): Uint8Array | null {
  const encoded = /^did:key:z([1-9A-HJ-NP-Za-km-z]+)$/.exec(issuer)?.[1]
  if (encoded === undefined) return null
  const bytes = base58.decode(encoded)
  return bytes.length === 34 && ed25519Prefix.every((byte, place) => bytes[place] === byte)
    ? bytes.slice(2)
    : null
}

const publicKey = (key: Uint8Array) =>
  createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') },
  })
