import { expect, test, vi } from 'vitest'
import { createKit } from './create-kit.ts'
import { chain } from './kit.fixture.ts'

test('a kit on a server sends no request, starts no timer, sets no global and calls no option object [P1]', async () => {
  const fetches = vi.spyOn(globalThis, 'fetch')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const universalProvider = {
    connect: vi.fn(),
    disconnect: vi.fn(),
    request: vi.fn(),
    on: vi.fn(),
    removeListener: vi.fn(),
  }
  const subscribe = vi.fn()
  const before = Object.keys(globalThis)
  const kit = createKit({
    projectId: 'p',
    networks: [chain(1337)],
    universalProvider,
    universalProviderConfigOverride: { methods: { eip155: ['personal_sign'] } },
    manualWCControl: true,
    domainAttestation: false,
    basic: true,
    approvals: { connectorId: 'own', subscribe, approve: null, reject: vi.fn() },
    disableAppend: true,
    endpoints: { relay: 'ws://127.0.0.1:1', directory: 'http://127.0.0.1:1' },
    featuredWalletIds: ['a'],
    customWallets: [{ id: 'c', name: 'C', mobile_link: 'c://' }],
  })
  await kit.ready()
  expect([kit.state.getSnapshot().modal.phase, kit.account.get().status]).toEqual([
    'closed',
    'reconnecting',
  ])
  for (const spy of [fetches, timers, subscribe, ...Object.values(universalProvider)])
    expect(spy).not.toHaveBeenCalled()
  expect(Object.keys(globalThis)).toEqual(before)
  kit.stop()
})
