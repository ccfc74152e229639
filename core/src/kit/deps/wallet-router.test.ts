import { expect, test } from 'vitest'
import type { SharedConnector } from '../../connectors/connector.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { mainnet } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import { createScriptedHost } from '../../testing/scripted-host.ts'
import { address, granted } from '../kit.fixture.ts'
import { createWalletRouter } from './wallet-router.ts'

const { signal } = new AbortController()
const platform = createMemoryPlatform({ clock: createManualClock() })
const host = createScriptedHost(platform)
const remote = (said: string[]): SharedConnector => ({
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
  switchNetwork: async ({ caipNetworkId }) => caipNetworkId,
  provider: () => null,
  watchSession: () => () => {},
  watchServiceErrors: () => () => {},
  universalProvider: async () => ({}),
  forgetSession: () => {},
  reconnect: () => {},
  stop: () => {},
})

test('a remote wallet is restored, watched and left by the remote connector, an installed one by its adapter', async () => {
  const said: string[] = []
  const adapter = createScriptedAdapter()
  const wallets = createWalletRouter({
    namespace: 'eip155',
    remote: remote(said),
    chain: await adapter.create(host).load(),
  })
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
  const wallets = createWalletRouter({ namespace: 'eip155', remote: remote([]), chain })
  expect(
    await wallets.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal),
  ).toBe('signed:hello')
})

test('the provider of a remote wallet is the family’s own where there is an adapter, else the shared one', async () => {
  const family = { sign: () => {} }
  const shared = {
    request: async () => null,
    standing: () => null,
    on: () => {},
    removeListener: () => {},
  }
  const over = { ...remote([]), provider: () => shared }
  const chain = { ...(await createScriptedAdapter().create(host).load()), provider: () => family }
  const silent = { ...chain, provider: () => null }
  const providers = [chain, silent, null].map((one) =>
    createWalletRouter({ namespace: 'solana', remote: over, chain: one }),
  )
  expect(providers.map((wallets) => wallets.provider('walletConnect'))).toEqual([
    family,
    shared,
    shared,
  ])
  expect(providers.map((wallets) => wallets.provider('fox'))).toEqual([family, null, null])
})

test('a provider is told what the page is on', async () => {
  const chain = {
    ...(await createScriptedAdapter().create(host).load()),
    provider: (...about: readonly unknown[]) => about,
  }
  const at = { address, caipNetworkId: defineNetwork(solana).caipNetworkId }
  expect(
    createWalletRouter({ namespace: 'solana', remote: remote([]), chain }).provider('fox', at),
  ).toEqual(['fox', at])
})

test('a remote wallet is moved to another network by its connector, on eip155 by the adapter, which asks its provider', async () => {
  const moves: string[] = []
  const over: SharedConnector = {
    ...remote([]),
    async switchNetwork({ namespace, caipNetworkId }) {
      moves.push(`connector ${namespace}`)
      return caipNetworkId
    },
  }
  const [evm, sol] = [mainnet, solana].map((one) => defineNetwork(one))
  if (evm === undefined || sol === undefined) throw new Error('They are defined')
  const adapter = await createScriptedAdapter().create(host).load()
  const chain = {
    ...adapter,
    switchNetwork: async () => {
      moves.push('adapter')
      return evm.caipNetworkId
    },
  }
  const to = (namespace: string, network: Network) =>
    createWalletRouter({ namespace, remote: over, chain }).switchNetwork(
      { connectorId: 'walletConnect', network },
      signal,
    )
  expect(await to('solana', sol)).toBe(sol.caipNetworkId)
  expect(await to('eip155', evm)).toBe(evm.caipNetworkId)
  expect(moves).toEqual(['connector solana', 'adapter'])
})

test('without an adapter the namespace has remote wallets only, without the relay installed ones only', async () => {
  const alone = createWalletRouter({ namespace: 'solana', remote: remote([]), chain: null })
  expect(await alone.resume({ connectorId: 'walletConnect', address: null }, signal)).toEqual(
    granted('walletConnect'),
  )
  await expect(
    alone.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal),
  ).rejects.toThrow('solana')
  const local = createWalletRouter({
    namespace: 'eip155',
    remote: null,
    chain: await createScriptedAdapter().create(host).load(),
  })
  await expect(
    local.resume({ connectorId: 'walletConnect', address: null }, signal),
  ).rejects.toThrow('projectId')
  expect(local.provider('walletConnect')).toBeNull()
})
