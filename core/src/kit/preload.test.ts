import { expect, test } from 'vitest'
import { plainWallet } from '../domain/wallet/parse-wallet.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createStorage } from '../storage/storage.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, createTestKit, settle } from './kit.fixture.ts'

function setUp(preload?: KitOptions['preload']) {
  const platform = createMemoryPlatform()
  const kit = createKit({
    platform,
    projectId: 'p',
    networks: [chain(1337)],
    adapters: [createScriptedAdapter()],
    ...(preload && { preload }),
  })
  let prepared = 0
  const stop = kit.modal.onPrepare(() => {
    prepared += 1
  })
  return { kit, controls: platform.controls, prepared: () => prepared, stop }
}

test('a kit prepares the code of the modal when the page is idle, without asking wallets or services', async () => {
  const { kit, controls, prepared } = setUp()
  expect(prepared()).toBe(0)
  controls.emitIdle()
  await settle()
  expect(prepared()).toBe(1)
  expect(controls.dispatched.filter((type) => type.startsWith('eip6963'))).toEqual([])
  expect(controls.logged).toEqual([])
  expect(kit.state.getSnapshot().modal.phase).toBe('closed')
})

test.each(['intent', 'none'] as const)(
  'preload: "%s" prepares no code when the page is idle',
  (preload) => {
    const { controls, prepared } = setUp(preload)
    controls.emitIdle()
    expect(prepared()).toBe(0)
  },
)

test('modal.prepare() prepares the code of the modal unless preload is "none"', async () => {
  const [intent, none] = [setUp('intent'), setUp('none')]
  intent.kit.modal.prepare()
  none.kit.modal.prepare()
  await settle()
  expect([intent.prepared(), none.prepared()]).toEqual([1, 0])
})

test('an opened modal asks the services once the page is idle, after its first view', async () => {
  const requested: string[] = []
  const platform = createMemoryPlatform({
    async fetch(input) {
      requested.push(new URL(String(input instanceof Request ? input.url : input)).pathname)
      throw new TypeError('offline')
    },
  })
  const idle: (() => void)[] = []
  platform.page.nextIdle = () => new Promise<void>((resolve) => idle.push(resolve))
  const kit = createKit({
    platform,
    projectId: 'p',
    networks: [chain(1337)],
    adapters: [createScriptedAdapter()],
  })
  await kit.open()
  await settle()
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
  expect(requested).toEqual([])
  for (let turn = 0; turn < 5; turn += 1) {
    for (const resume of idle.splice(0)) resume()
    await settle()
  }
  expect(requested).toContain('/getWallets')
  expect(requested).toContain('/appkit/v1/config')
  kit.stop()
})

test('open() prepares the code of the modal before the engine is loaded', async () => {
  const { kit, prepared } = setUp('none')
  const opened = kit.open()
  expect(prepared()).toBe(1)
  await opened
  expect(kit.state.getSnapshot().modal.phase).toBe('open')
})

test('a listener that subscribes after the preparation is called immediately, and not after unsubscribe', () => {
  const { kit, controls, prepared, stop } = setUp()
  stop()
  controls.emitIdle()
  expect(prepared()).toBe(0)
  let later = 0
  kit.modal.onPrepare(() => {
    later += 1
  })
  expect(later).toBe(1)
})

test('a stopped kit prepares nothing', () => {
  const { kit, controls, prepared } = setUp()
  kit.stop()
  controls.emitIdle()
  expect(prepared()).toBe(0)
})

/** Creates a kit whose adapter counts how often it was created, loaded and stopped. */
function setUpIdle() {
  const platform = createMemoryPlatform()
  const adapter = createScriptedAdapter()
  const counts = { created: 0, loaded: 0, stopped: 0 }
  const kit = createKit({
    platform,
    projectId: 'p',
    networks: [chain(1337)],
    adapters: [
      {
        ...adapter,
        create(host) {
          const created = adapter.create(host)
          counts.created += 1
          const stop = () => {
            counts.stopped += 1
          }
          const load = () => {
            counts.loaded += 1
            return created.load()
          }
          return { ...created, load, stop }
        },
      },
    ],
  })
  const becomeIdle = async () => {
    platform.controls.emitIdle()
    await settle()
    platform.controls.emitIdle()
  }
  return { kit, platform, adapter, counts, becomeIdle }
}

test('a kit creates its stores when the page is idle and starts them when it opens', async () => {
  const { kit, adapter, counts, becomeIdle } = setUpIdle()
  const inspected: object[] = []
  kit.devtools.inspect((event) => inspected.push(event))
  await becomeIdle()
  expect(counts.created).toBe(1)
  expect([adapter.listenerCount(), inspected.length]).toEqual([0, 0])
  await kit.open()
  expect(counts).toEqual({ created: 1, loaded: 0, stopped: 0 })
  expect(adapter.listenerCount()).toBe(1)
  expect(inspected).not.toEqual([])
  expect(inspected[0]).toMatchObject({ type: '@xstate.actor' })
})

test('open() runs the flow of Connect before the page renders the modal', async () => {
  const { kit } = setUpIdle()
  // React renders in a microtask after the change
  const rendered = new Promise<string[]>((resolve) => {
    kit.state.subscribe(() => {
      const { flows } = kit.modal
      queueMicrotask(() => resolve(Object.values(flows.getSnapshot()).map(({ id }) => id)))
    })
  })
  await kit.open()
  expect(await rendered).toEqual(['connect'])
})

test('after modal.preload() with a namespace, a picked wallet is asked before the page renders the view', async () => {
  const { kit, adapter, counts } = setUpIdle()
  adapter.announce(scriptedConnector('fox'))
  await kit.open()
  await kit.modal.preload('ConnectingExternal')
  expect(counts.loaded).toBe(0)
  await kit.modal.preload('ConnectingExternal', 'eip155')
  expect(counts.loaded).toBe(1)
  // React renders in a microtask after the change
  const rendered = new Promise<number>((resolve) => {
    kit.state.subscribe(() => queueMicrotask(() => resolve(adapter.calls.connect.length)))
  })
  kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  expect(await rendered).toBe(1)
  expect(counts.loaded).toBe(1)
})

test('a kit opens with the settings that changed after its stores were created', async () => {
  const { kit, counts, becomeIdle } = setUpIdle()
  await becomeIdle()
  kit.settings.update({ themeMode: 'dark' })
  await kit.open()
  expect(kit.state.getSnapshot().config.themeMode).toBe('dark')
  expect(counts).toMatchObject({ created: 2, stopped: 1 })
})

test('a kit opens with the recent wallets that another tab stored after its stores were created', async () => {
  const { kit, platform, becomeIdle } = setUpIdle()
  await becomeIdle()
  const recent = [plainWallet({ id: 'fox', name: 'Fox', rdns: null, icon: null })]
  createStorage({ platform, kitId: 'default' }).set('recent_wallets', recent)
  await kit.open()
  expect(kit.state.getSnapshot().connections.recent).toMatchObject([{ id: 'fox' }])
})

test('a kit that stops before it opens stops its adapters', async () => {
  const { kit, counts, becomeIdle } = setUpIdle()
  await becomeIdle()
  kit.stop()
  expect(counts).toMatchObject({ created: 1, stopped: 1 })
})

test('an adapter that cannot be created fails on open(), not when the page is idle', async () => {
  const platform = createMemoryPlatform()
  const create = () => {
    throw new Error('no adapter')
  }
  const adapter = { namespace: 'eip155', create }
  const kit = createKit({ platform, projectId: 'p', networks: [chain(1337)], adapters: [adapter] })
  platform.controls.emitIdle()
  await settle()
  platform.controls.emitIdle()
  expect(platform.controls.logged).toEqual([])
  await expect(kit.open()).rejects.toThrow('no adapter')
})

test('createKit throws config/option-invalid for an unknown preload', () => {
  const options: object = { preload: 'hover' }
  expect(() =>
    createKit({ ...options, platform: createMemoryPlatform(), networks: [chain(1337)] }),
  ).toThrow(
    new KitError(catalogue, 'config/option-invalid', {
      name: 'preload',
      expected: '"idle", "intent" or "none"',
    }),
  )
})

test('a listener of the running flows finds the entry of a new flow in the state', async () => {
  const { kit } = createTestKit()
  await kit.open()
  await kit.modal.preload('AllWallets')
  await settle()
  const ids: (string | undefined)[] = []
  kit.modal.flows.subscribe(() => {
    ids.push(kit.modal.flows.getSnapshot()[kit.state.getSnapshot().router.entry.key]?.id)
  })
  kit.modal.push('AllWallets')
  await settle()
  expect(ids).toEqual(['allWallets'])
})
