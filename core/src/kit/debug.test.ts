import { expect, test } from 'vitest'
import type { AdapterHost } from '../adapters/adapter.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { fromWallet } from '../errors/rpc-codes.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, pickWallet, settle } from './kit.fixture.ts'

async function createDebugKit(options: Partial<KitOptions> = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const kit = createKit({
    projectId: 'abcdef0123456789abcdef0123456789',
    networks: [chain(1337)],
    adapters: [adapter],
    platform,
    debug: true,
    remoteFeatures: 'off',
    ...options,
  })
  await settle()
  const messages = () => platform.controls.logged.map(({ message }) => message)
  return { kit, clock, platform, adapter, messages }
}

test('a kit with the option debug warns about suspicious options when it starts', async () => {
  const { messages } = await createDebugKit({ defaultNetwork: chain(5) })
  expect(messages()).toEqual(['Option "defaultNetwork" is ignored: eip155:5 is not in "networks"'])
})

test('kits with the same id cause one warning per page, none after the earlier kit is stopped [D8]', async () => {
  const first = await createDebugKit()
  const createTwin = async () => {
    const { kit } = await createDebugKit({ platform: first.platform })
    return kit
  }
  first.kit.stop()
  const second = await createTwin()
  expect(first.messages()).toEqual([])
  const third = await createTwin()
  second.stop()
  await createTwin()
  third.stop()
  await createTwin()
  expect(first.messages()).toEqual([
    'Two kits with the id "default" are on this page and share their storage. Create a kit once, outside components and in a file of its own, or give each kit its own id.',
  ])
})

test('a kit that is stopped while its debug code loads does not watch other kits', async () => {
  const platform = createMemoryPlatform()
  const options = { projectId: 'p', networks: [chain(1)], platform, debug: true }
  createKit(options).stop()
  await settle()
  expect(platform.controls.listenerCount()).toBe(0)
})

test('a kit with the option debug logs the error of a wallet behind its own error', async () => {
  const env = await createDebugKit()
  await pickWallet(env)
  const cause = { code: -32603, message: 'Internal JSON-RPC error: something specific 42' }
  env.adapter.calls.connect[0]?.reject(fromWallet(cause))
  await settle()
  expect(env.platform.controls.logged).toEqual([
    {
      level: 'debug',
      message: 'Internal error in the wallet or node (rpc/internal)',
      error: cause,
    },
  ])
})

test('a kit with the option debug logs the install command of a missing library once', async () => {
  const missing = createScriptedAdapter()
  const error = new KitError(catalogue, 'adapter/library-missing', {
    namespace: 'eip155',
    library: 'viem',
  })
  missing.announce(scriptedConnector('fox'))
  const adapter = {
    namespace: 'eip155',
    create: (host: AdapterHost) => ({
      ...missing.create(host),
      load: () => Promise.reject(error),
    }),
  }
  const env = await createDebugKit({ adapters: [adapter] })
  await pickWallet(env)
  env.kit.close()
  await pickWallet(env)
  expect(env.messages()).toEqual([
    'The eip155 adapter needs viem, which is not installed. Run: npm install viem',
  ])
})

test('a kit with the option debug logs that open names an unknown wallet', async () => {
  const fetch = async () => Response.json({ data: [], count: 0, allowedOrigins: [] })
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, fetch })
  const env = await createDebugKit({ platform })
  await env.kit.open({ wallet: 'nope' })
  await settle()
  expect(platform.controls.logged).toMatchObject([
    { level: 'error', message: 'No wallet has the id nope' },
  ])
  env.kit.stop()
})

test('a kit with the option debug logs that open names an unknown view', async () => {
  const { kit, messages } = await createDebugKit()
  await kit.open(Object.fromEntries([['view', 'Swap']]))
  expect(messages()).toEqual(['No view has the name "Swap"'])
  kit.stop()
})

test('a kit with the option debug warns once if the page does not render the open modal', async () => {
  const { kit, clock, messages } = await createDebugKit()
  for (let opening = 0; opening < 2; opening += 1) {
    await kit.open()
    clock.advance(3_000)
    kit.close()
    clock.advance(3_000)
  }
  expect(messages()).toEqual([
    expect.stringContaining('the page does not render it. Add <Modal />'),
  ])
})

test('a kit with the option debug warns if two components render the modal', async () => {
  const { kit, clock, messages } = await createDebugKit()
  const unsubscribe = kit.modal.onPrepare(() => {})
  await kit.open()
  clock.advance(3_000)
  expect(messages()).toEqual([])
  kit.close()
  clock.advance(3_000)
  kit.modal.onPrepare(() => {})
  await kit.open()
  clock.advance(3_000)
  expect(messages()).toEqual([expect.stringContaining('2 components render the modal of one kit')])
  unsubscribe()
})

test('a stopped kit with the option debug has no timer left', async () => {
  const { kit, clock, messages } = await createDebugKit()
  await kit.open()
  kit.stop()
  expect(clock.pending()).toBe(0)
  expect(messages()).toEqual([])
})
