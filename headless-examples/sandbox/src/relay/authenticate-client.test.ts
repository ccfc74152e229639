import { generateKeyPairSync } from 'node:crypto'
import { assert, test } from 'vitest'
import { admit } from './authenticate-client.ts'
import { addressFor, type Claims, identity } from './client.fixture.ts'

const url = 'ws://127.0.0.1:1'
const now = Date.now()
const verdict = (claims: Claims) => admit(addressFor(url, identity().token(url, claims)), now)

test('a token that its own key has signed names the client', () => {
  const { issuer, token } = identity()
  assert.deepEqual(admit(addressFor(url, token(url)), now), { admitted: true, client: issuer })
})

const wrong: readonly [string, Claims, string][] = [
  [
    'signed by another key',
    { signedBy: generateKeyPairSync('ed25519').privateKey },
    'JWT signature is wrong',
  ],
  ['of another algorithm', { alg: 'HS256' }, 'JWT algorithm is not EdDSA'],
  [
    'of an issuer that is no key',
    { iss: 'did:web:example.com' },
    'JWT issuer is not a did:key of Ed25519',
  ],
  [
    'of an issuer with another kind of key',
    { iss: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' },
    'JWT issuer is not a did:key of Ed25519',
  ],
  ['whose day is over', { iat: Math.floor(now / 1_000) - 86_400 }, 'JWT is expired'],
]
test.each(wrong)('a token %s is refused', (_, claims, reason) => {
  assert.deepEqual(verdict(claims), { admitted: false, reason })
})

test.each([
  ['/?projectId=test', 'JWT is missing'],
  ['/?auth=one.two', 'JWT is malformed'],
  ['/?auth=%7B.%7B.x', 'JWT is malformed'],
])('the address %s is refused', (address, reason) => {
  assert.deepEqual(admit(address, now), { admitted: false, reason })
})
