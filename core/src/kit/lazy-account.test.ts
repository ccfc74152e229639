import { afterEach, expect, test, vi } from 'vitest'
import { until } from '../clients/http/until.fixture.ts'
import { timeouts } from '../domain/constants.ts'
import { connectExternalFlow } from '../flows/index.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import { chain, connection, settle, storedConnection } from './kit.fixture.ts'

afterEach(() => {
  vi.doUnmock('../stores/account/account.store.ts')
  vi.doUnmock('./commands/commands.ts')
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
  await until(() => kit.state.getSnapshot().connections.connectors.length > 0)
  expect(statusAndView()).toEqual(['reconnecting', 'Connect'])
  release()
  await until(() => adapter.calls.resume.length > 0)
  adapter.calls.resume.at(-1)?.resolve(connection())
  await settle()
  expect(statusAndView()).toEqual(['connected', 'Account'])
  kit.stop()
})

test('kit.run starts a flow when the code of the account store has loaded, so that the account is set when the flow ends', async () => {
  const { adapter, clock, kit, statusAndView, release } = createEnvironment()
  const starting = kit.run(connectExternalFlow, { connectorId: 'fox' })
  await until(() => kit.state.getSnapshot().connections.connectors.length > 0)
  await new Promise((resolve) => setImmediate(resolve))
  expect(adapter.calls.connect).toEqual([])
  release()
  const running = await starting
  await until(() => adapter.calls.connect.length > 0)
  adapter.calls.connect.at(-1)?.resolve(connection())
  await settle()
  clock.advance(timeouts.successShown)
  await until(() => running.outcome().status === 'done')
  expect(statusAndView()[0]).toBe('connected')
  kit.stop()
})

test('the code of the commands loads after a wallet has connected, before the page calls one [SG8]', async () => {
  let loads = 0
  vi.doMock('./commands/commands.ts', (original) => {
    loads += 1
    return original()
  })
  const { adapter, kit, release } = createEnvironment(storedConnection('fox'))
  release()
  await until(() => adapter.calls.resume.length > 0)
  expect(loads).toBe(0)
  adapter.calls.resume.at(-1)?.resolve(connection())
  await until(() => loads === 1)
  kit.stop()
})
