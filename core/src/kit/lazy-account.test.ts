import { afterEach, expect, test, vi } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import { chain, connection, settle, storedConnection } from './kit.fixture.ts'

const { connectExternalFlow } = await import('../flows/connect/external/index.ts')

/** Timeout of waits. Each test imports the engine again, which takes time. */
const slow = { timeout: 10_000 }

afterEach(() => {
  vi.doUnmock('../stores/account/account.store.ts')
  vi.resetModules()
})

/**
 * Creates a kit in embedded mode with one wallet. The code of the account store loads when
 * `release` is called.
 */
function createEnvironment(stored: Record<string, string> = {}) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.resetModules()
  vi.doMock('../stores/account/account.store.ts', async (original) => {
    await released
    return original()
  })
  const adapter = createScriptedAdapter()
  adapter.announce(scriptedConnector('fox'))
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, stored })
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337)],
    enableEmbedded: true,
    platform,
  })
  const statusAndView = () => [kit.account.get().status, kit.state.getSnapshot().router.entry.view]
  return { adapter, clock, kit, statusAndView, release: () => release() }
}

test('embedded mode shows a restored account also if the code of the account store loads last', async () => {
  const { adapter, kit, statusAndView, release } = createEnvironment(storedConnection('fox'))
  await vi.waitUntil(() => kit.state.getSnapshot().connections.connectors.length > 0, slow)
  expect(statusAndView()).toEqual(['reconnecting', 'Connect'])
  release()
  await vi.waitUntil(() => adapter.calls.resume.length > 0, slow)
  adapter.calls.resume.at(-1)?.resolve(connection())
  await settle()
  expect(statusAndView()).toEqual(['connected', 'Account'])
  kit.stop()
})

test('embedded mode shows a connected account also if the code of the account store loads last', async () => {
  const { adapter, clock, kit, statusAndView, release } = createEnvironment()
  kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' })
  await vi.waitUntil(() => adapter.calls.connect.length > 0, slow)
  adapter.calls.connect.at(-1)?.resolve(connection())
  await vi.waitUntil(() => kit.state.getSnapshot().connections.recent.length > 0, slow)
  clock.advance(timeouts.successShown)
  await vi.waitUntil(() => statusAndView()[1] === 'Connect', slow)
  expect(statusAndView()).toEqual(['disconnected', 'Connect'])
  release()
  await vi.waitUntil(() => statusAndView()[0] === 'connected', slow)
  expect(statusAndView()).toEqual(['connected', 'Account'])
  kit.stop()
})

test('kit.run starts a flow when the code of the account store has loaded, so that the account is set when the flow ends', async () => {
  const { adapter, clock, kit, statusAndView, release } = createEnvironment()
  const starting = kit.run(connectExternalFlow, { connectorId: 'fox' })
  await vi.waitUntil(() => kit.state.getSnapshot().connections.connectors.length > 0, slow)
  await settle()
  expect(adapter.calls.connect).toEqual([])
  release()
  const running = await starting
  await vi.waitUntil(() => adapter.calls.connect.length > 0, slow)
  adapter.calls.connect.at(-1)?.resolve(connection())
  await settle()
  clock.advance(timeouts.successShown)
  await vi.waitUntil(() => running.outcome().status === 'done', slow)
  expect(statusAndView()[0]).toBe('connected')
  kit.stop()
})
