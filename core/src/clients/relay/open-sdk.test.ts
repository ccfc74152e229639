import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { openSdk } from './open-sdk.ts'
import { call, callLater, peek, textAt } from './peek.ts'
import type { Sdk } from './sdk.ts'

/** The real SDK; without a stored session it opens no line. */
const opened: Sdk[] = []
let uuids = 0
const open = async (platform = createMemoryPlatform(), attestation = false) => {
  uuids += 1
  const random = { uuid: () => `uuid-${uuids}` }
  const metadata = { name: 'Page', description: '', url: 'https://page.example', icons: [] }
  const parts = {
    platform: { ...platform, random },
    kitId: 'shop',
    projectId: 'p',
    relayUrl: 'ws://127.0.0.1:1',
    metadata,
    attestation,
  }
  const sdk = await openSdk(
    parts,
    () => {},
    () => import('@walletconnect/universal-provider'),
  )
  opened.push(sdk)
  return sdk
}
beforeEach(() => {
  // as in a browser: what one SDK leaves on the window the next one finds
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'false')
  for (const method of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, method)
})
afterEach(async () => {
  for (const sdk of opened.splice(0)) await sdk.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const clientId = (sdk: Sdk) =>
  callLater(peek(sdk.provider, 'client', 'core', 'crypto'), 'getClientId')

test('keeps what it must in a database of the kit, under names that last', async () => {
  const platform = createMemoryPlatform()
  const first = await open(platform)
  const id = await clientId(first)
  expect(await platform.database('latchkit/shop/relay').keys()).toContain('wc@2:core:0.3//keychain')
  const second = await open(platform)
  expect(peek(second.provider, 'client', 'core')).not.toBe(peek(first.provider, 'client', 'core'))
  expect(await clientId(second)).toBe(id)
})

test('D7: says nothing on the console, and leaves nothing on the window', async () => {
  const platform = createMemoryPlatform()
  const before = Object.keys(globalThis)
  const discard = (name: string) => void Reflect.deleteProperty(globalThis, name)
  await open({ ...platform, page: { ...platform.page, discard } })
  await open({ ...platform, page: { ...platform.page, discard } })
  for (const method of [console.log, console.info, console.warn, console.error])
    expect(method).not.toHaveBeenCalled()
  expect(Object.keys(globalThis)).toEqual(before)
})

test('holds no session at first, asks nobody to vouch when told so, and knows its relay', async () => {
  const sdk = await open()
  expect([sdk.session(), sdk.isConnected(), sdk.defaultChain('eip155')]).toEqual([
    undefined,
    false,
    null,
  ])
  expect(await call(peek(sdk.provider, 'client', 'core', 'verify'), 'register', {})).toBe('')
  expect(textAt(sdk.provider, 'client', 'core', 'relayUrl')).toBe('ws://127.0.0.1:1')
})
