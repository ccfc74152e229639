import { expect, test } from 'vitest'
import { KitError } from '../errors/kit-error.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import type { KitOptions } from './api/kit-options.ts'
import { createKit } from './create-kit.ts'
import { chain, settle } from './kit.fixture.ts'

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

test('createKit throws config/option-invalid for an unknown preload', () => {
  const options: object = { preload: 'hover' }
  expect(() =>
    createKit({ ...options, platform: createMemoryPlatform(), networks: [chain(1337)] }),
  ).toThrow(
    new KitError('config/option-invalid', {
      name: 'preload',
      expected: '"idle", "intent" or "none"',
    }),
  )
})
