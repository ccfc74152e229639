import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { createKey } from './keys.fixture.ts'
import { type SignatureClaim, verify } from './verify.ts'

const ada = createKey(1)
const message = new TextEncoder().encode('hello')
const claim = { address: ada.address, message, signature: ada.sign(message) }
const load = () => import('./ed25519.ts')
const platformWith = (crypto: () => unknown) => createMemoryPlatform({ injected: { crypto } })
const notLoaded = () => Promise.reject(new Error('The module is not needed'))
const withoutEd25519 = {
  subtle: { importKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')) },
}

test.each([
  ['the browser', { platform: platformWith(() => webcrypto), load: notLoaded }],
  ['the imported module, without Web Crypto', { platform: platformWith(() => null), load }],
  [
    'the imported module, on a page without TLS',
    { platform: platformWith(() => ({ subtle: undefined })), load },
  ],
  [
    'the imported module, in a browser without Ed25519',
    { platform: platformWith(() => withoutEd25519), load },
  ],
])('verify with %s accepts only the signature of the message', async (_, deps) => {
  const changes: Partial<SignatureClaim>[] = [
    { message: Uint8Array.from([1]) },
    { address: createKey(2).address },
    { address: '11111111111111111111111111111111' },
    { signature: new Uint8Array(64) },
    { signature: new Uint8Array(64).fill(255) },
  ]
  await expect(verify(deps, claim)).resolves.toBe(true)
  for (const change of changes)
    await expect(verify(deps, { ...claim, ...change })).resolves.toBe(false)
})
