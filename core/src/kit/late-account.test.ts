import { expect, test, vi } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import { chain, granted, settle, stored } from './kit.fixture.ts'

/** The engine is read anew for each test. */
const patience = { timeout: 10_000 }

/** Embedded, with one scripted wallet, before a server that keeps the code about accounts until `release`. */
function world(kept: Record<string, string> = {}) {
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
  const platform = createMemoryPlatform({ clock, stored: kept })
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [chain(1337)],
    enableEmbedded: true,
    platform,
  })
  const shown = () => [kit.account.get().status, kit.state.getSnapshot().router.entry.view]
  return { adapter, clock, kit, shown, release: () => release() }
}

test('embedded, the account that came back is shown, however late the code about accounts comes', async () => {
  const { adapter, kit, shown, release } = world(stored('fox'))
  await vi.waitUntil(() => kit.state.getSnapshot().connections.connectors.length > 0, patience)
  expect(shown()).toEqual(['reconnecting', 'Connect'])
  release()
  await vi.waitUntil(() => adapter.calls.resume.length > 0, patience)
  adapter.calls.resume.at(-1)?.resolve(granted())
  await settle()
  expect(shown()).toEqual(['connected', 'Account'])
  kit.stop()
})

test('embedded, the account that a visitor connected is shown, however late the code about accounts comes', async () => {
  const { adapter, clock, kit, shown, release } = world()
  kit.modal.push('ConnectingExternal', { connectorId: 'fox', namespace: 'eip155' })
  await vi.waitUntil(() => adapter.calls.connect.length > 0, patience)
  adapter.calls.connect.at(-1)?.resolve(granted())
  await vi.waitUntil(() => kit.state.getSnapshot().connections.recent.length > 0, patience)
  clock.advance(timeouts.successShown)
  await vi.waitUntil(() => shown()[1] === 'Connect', patience)
  expect(shown()).toEqual(['disconnected', 'Connect'])
  release()
  await settle()
  expect(shown()).toEqual(['connected', 'Account'])
  kit.stop()
})
