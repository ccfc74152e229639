import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callMethod } from '../../domain/call-method.ts'
import { safeGet } from '../../domain/unknown.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { openSdk } from './open-sdk.ts'
import type { Sdk } from './sdk.ts'
import { callAsync, safeGetText } from './sdk-access.ts'

/** Instances of the real SDK. Without a stored session it opens no connection. */
const opened: Sdk[] = []
let uuids = 0
const open = async (platform = createMemoryPlatform(), attestation = false) => {
  uuids += 1
  const random = { ...platform.random, uuid: () => `uuid-${uuids}` }
  const metadata = { name: 'Page', description: '', url: 'https://page.example', icons: [] }
  const options = {
    platform: { ...platform, random },
    kitId: 'shop',
    projectId: 'p',
    relayUrl: 'ws://127.0.0.1:1',
    metadata,
    attestation,
  }
  const sdk = await openSdk(
    options,
    () => {},
    () => import('./sdk-packages.ts'),
    { partition: 'tab', topic: null },
  )
  opened.push(sdk)
  return sdk
}
beforeEach(() => {
  // Lets the SDK store its core on the global object, as in a browser.
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'false')
  for (const method of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, method)
})
afterEach(async () => {
  for (const sdk of opened.splice(0)) await sdk.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const clientId = (sdk: Sdk) =>
  callAsync(safeGet(sdk.provider, 'client', 'core', 'crypto'), 'getClientId')

test('openSdk stores data in the kit’s database under keys that the next instance can read', async () => {
  const platform = createMemoryPlatform()
  const first = await open(platform)
  const id = await clientId(first)
  expect(await platform.database('latchkit/shop/relay').keys()).toContain(
    'tab/wc@2:core:0.3//keychain',
  )
  const second = await open(platform)
  expect(safeGet(second.provider, 'client', 'core')).not.toBe(
    safeGet(first.provider, 'client', 'core'),
  )
  expect(await clientId(second)).toBe(id)
})

test('openSdk writes nothing to the console and leaves no global behind [D7]', async () => {
  const platform = createMemoryPlatform()
  const before = Object.keys(globalThis)
  const deleteGlobal = (name: string) => void Reflect.deleteProperty(globalThis, name)
  await open({ ...platform, page: { ...platform.page, deleteGlobal } })
  await open({ ...platform, page: { ...platform.page, deleteGlobal } })
  for (const method of [console.log, console.info, console.warn, console.error])
    expect(method).not.toHaveBeenCalled()
  expect(Object.keys(globalThis)).toEqual(before)
})

test('openSdk applies the relay URL and `attestation: false`, and has no session without a stored one', async () => {
  const sdk = await open()
  expect([sdk.session(), sdk.isConnected(), sdk.defaultChain('eip155')]).toEqual([
    null,
    false,
    null,
  ])
  const verify = safeGet(sdk.provider, 'client', 'core', 'verify')
  expect(await callMethod(verify, 'register', {})).toBe('')
  expect(safeGetText(sdk.provider, 'client', 'core', 'relayUrl')).toBe('ws://127.0.0.1:1')
})

test('openSdk logs that the SDK could not be started, without its error', async () => {
  const platform = createMemoryPlatform()
  const load = () => Promise.reject(new Error('wss://relay.example/?auth=SECRET'))
  const opening = openSdk(
    {
      platform,
      kitId: 'shop',
      projectId: 'p',
      relayUrl: null,
      metadata: { name: '', description: '', url: '', icons: [] },
      attestation: false,
    },
    () => {},
    load,
    { partition: 'tab', topic: null },
  )
  await expect(opening).rejects.toMatchObject({
    code: 'remote/unreachable',
    cause: { code: 'UniversalProviderInitError' },
  })
  expect(platform.controls.logged).toEqual([
    { level: 'error', message: 'The remote-wallet SDK could not be started', error: null },
  ])
})
