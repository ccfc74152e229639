import { expect, test } from 'vitest'
import type { RemoteConnector } from '../connectors/connector.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter } from '../testing/scripted-adapter.ts'
import { address, granted } from './kit.fixture.ts'
import { routeWallets } from './route-wallets.ts'

const { signal } = new AbortController()
const platform = createMemoryPlatform({ clock: createManualClock() })
const host = {
  platform,
  networks: () => [],
  projectId: null,
  discovery: { announced: true, injected: true },
  remote: () => null,
}
const remote = (said: string[]): RemoteConnector => ({
  pair: () => () => {},
  grants: async () => [],
  resume: async ({ namespace }) => {
    said.push(`resume ${namespace}`)
    return granted('walletConnect')
  },
  watch(namespace) {
    said.push(`watch ${namespace}`)
    return () => {}
  },
  async disconnect() {
    said.push('disconnect')
  },
  provider: () => null,
  watchSession: () => () => {},
  watchComplaints: () => () => {},
  universalProvider: async () => ({}),
  forget: () => {},
  wake: () => {},
  stop: () => {},
})

test('a remote wallet is restored, watched and left by the remote connector, an installed one by its adapter', async () => {
  const said: string[] = []
  const adapter = createScriptedAdapter()
  const wallets = routeWallets({ namespace: 'eip155', remote: remote(said), chain: await adapter.create(host).load() })
  await wallets.resume({ connectorId: 'walletConnect', address: null }, signal)
  wallets.watch('walletConnect', () => {})
  await wallets.disconnect('walletConnect', signal)
  expect(said).toEqual(['resume eip155', 'watch eip155', 'disconnect'])
  void wallets.resume({ connectorId: 'fox', address: null }, signal)
  wallets.watch('fox', () => {})
  await Promise.resolve()
  expect([adapter.calls.resume.length, adapter.listeners()]).toEqual([1, 1])
})

test("what is the chain's own is the adapter's for a remote wallet too", async () => {
  const chain = await createScriptedAdapter().create(host).load()
  const wallets = routeWallets({ namespace: 'eip155', remote: remote([]), chain })
  expect(await wallets.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal)).toBe('signed:hello')
})

test('without an adapter the namespace has remote wallets only, without the relay installed ones only', async () => {
  const alone = routeWallets({ namespace: 'solana', remote: remote([]), chain: null })
  expect(await alone.resume({ connectorId: 'walletConnect', address: null }, signal)).toEqual(granted('walletConnect'))
  await expect(alone.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal)).rejects.toThrow('solana')
  const local = routeWallets({ namespace: 'eip155', remote: null, chain: await createScriptedAdapter().create(host).load() })
  await expect(local.resume({ connectorId: 'walletConnect', address: null }, signal)).rejects.toThrow('projectId')
  expect(local.provider('walletConnect')).toBeNull()
})
