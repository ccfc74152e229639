import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../testing/index.ts'
import { keyOf } from './keys.fixture.ts'
import { type Claim, verify } from './verify.ts'

const ada = keyOf(1)
const message = new TextEncoder().encode('hello')
const claim = { address: ada.address, message, signature: ada.sign(message) }
const load = () => import('./ed25519.ts')
const on = (crypto: () => unknown) => createMemoryPlatform({ injected: { crypto } })
const notNeeded = () => Promise.reject(new Error('The browser has its own'))
const none = {
  subtle: { importKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')) },
}

test.each([
  ['the browser’s own', { platform: on(() => webcrypto), load: notNeeded }],
  ['code of its own, without cryptography', { platform: on(() => null), load }],
  ['code of its own, on a page without TLS', { platform: on(() => ({ subtle: undefined })), load }],
  ['code of its own, where the browser knows no Ed25519', { platform: on(() => none), load }],
])('by %s: a signature fits its message, and no other', async (_, parts) => {
  const wrong: Partial<Claim>[] = [
    { message: Uint8Array.from([1]) },
    { address: keyOf(2).address },
    { address: '11111111111111111111111111111111' },
    { signature: new Uint8Array(64) },
    { signature: new Uint8Array(64).fill(255) },
  ]
  await expect(verify(parts, claim)).resolves.toBe(true)
  for (const one of wrong) await expect(verify(parts, { ...claim, ...one })).resolves.toBe(false)
})
