import { generateKeyPairSync } from 'node:crypto'
import { assert, test } from 'vitest'
import { authenticateClient } from './authenticate-client.ts'
import { addressFor, type Claims, createIdentity } from './client.fixture.ts'

const url = 'ws://127.0.0.1:1'
const now = Date.now()
const authenticate = (claims: Claims) =>
  authenticateClient(addressFor(url, createIdentity().token(url, claims)), now)

test('authenticateClient accepts a token that is signed with the key of its issuer', () => {
  const { issuer, token } = createIdentity()
  assert.deepEqual(authenticateClient(addressFor(url, token(url)), now), {
    ok: true,
    client: issuer,
  })
})

const invalid: readonly [string, Claims, string][] = [
  [
    'signed with another key',
    { signedBy: generateKeyPairSync('ed25519').privateKey },
    'JWT signature is wrong',
  ],
  ['with another algorithm', { alg: 'HS256' }, 'JWT algorithm is not EdDSA'],
  [
    'whose issuer is not a key',
    { iss: 'did:web:example.com' },
    'JWT issuer is not a did:key of Ed25519',
  ],
  [
    'whose issuer is a key of another type',
    { iss: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' },
    'JWT issuer is not a did:key of Ed25519',
  ],
  ['that has expired', { iat: Math.floor(now / 1_000) - 86_400 }, 'JWT is expired'],
]
test.each(invalid)('authenticateClient rejects a token %s', (_, claims, reason) => {
  assert.deepEqual(authenticate(claims), { ok: false, reason })
})

test.each([
  ['/?projectId=test', 'JWT is missing'],
  ['/?auth=one.two', 'JWT is malformed'],
  ['/?auth=%7B.%7B.x', 'JWT is malformed'],
])('authenticateClient rejects the address %s', (address, reason) => {
  assert.deepEqual(authenticateClient(address, now), { ok: false, reason })
})
