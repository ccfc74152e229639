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
import { address, connection } from '../kit.fixture.ts'
import { createWalletRouter } from './wallet-router.ts'

const { signal } = new AbortController()
const platform = createMemoryPlatform({ clock: createManualClock() })
const host = createScriptedHost(platform)
const createRemote = (log: string[]): SharedConnector => ({
  id: 'walletConnect',
  pair: () => () => {},
  grants: async () => [],
  resume: async ({ namespace }) => {
    log.push(`resume ${namespace}`)
    return connection('walletConnect')
  },
  watch(namespace) {
    log.push(`watch ${namespace}`)
    return () => {}
  },
  async disconnect() {
    log.push('disconnect')
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

test('the remote connector restores, watches and disconnects remote wallets, the adapter installed ones', async () => {
  const log: string[] = []
  const adapter = createScriptedAdapter()
  const wallets = createWalletRouter({
    namespace: 'eip155',
    connectors: [createRemote(log)],
    chain: await adapter.create(host).load(),
  })
  await wallets.resume({ connectorId: 'walletConnect', address: null }, signal)
  wallets.watch('walletConnect', () => {})
  await wallets.disconnect('walletConnect', signal)
  expect(log).toEqual(['resume eip155', 'watch eip155', 'disconnect'])
  void wallets.resume({ connectorId: 'fox', address: null }, signal)
  wallets.watch('fox', () => {})
  await Promise.resolve()
  expect([adapter.calls.resume.length, adapter.listenerCount()]).toEqual([1, 1])
})

test('the chain adapter signs for remote wallets too', async () => {
  const chain = await createScriptedAdapter().create(host).load()
  const wallets = createWalletRouter({ namespace: 'eip155', connectors: [createRemote([])], chain })
  expect(
    await wallets.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal),
  ).toBe('signed:hello')
})

test('the provider of a remote wallet comes from the adapter if it has one, else from the connector', async () => {
  const own = { sign: () => {} }
  const shared = {
    request: async () => null,
    connection: () => null,
    on: () => {},
    removeListener: () => {},
  }
  const over = { ...createRemote([]), provider: () => shared }
  const chain = { ...(await createScriptedAdapter().create(host).load()), provider: () => own }
  const silent = { ...chain, provider: () => null }
  const providers = [chain, silent, null].map((one) =>
    createWalletRouter({ namespace: 'solana', connectors: [over], chain: one }),
  )
  expect(providers.map((wallets) => wallets.provider('walletConnect'))).toEqual([
    own,
    shared,
    shared,
  ])
  expect(providers.map((wallets) => wallets.provider('fox'))).toEqual([own, null, null])
})

test('the adapter gets the active address and network for its provider', async () => {
  const chain = {
    ...(await createScriptedAdapter().create(host).load()),
    provider: (...about: readonly unknown[]) => about,
  }
  const at = { address, caipNetworkId: defineNetwork(solana).caipNetworkId }
  expect(
    createWalletRouter({ namespace: 'solana', connectors: [createRemote([])], chain }).provider(
      'fox',
      at,
    ),
  ).toEqual(['fox', at])
})

test('the remote connector switches networks, except on eip155, where the adapter does', async () => {
  const moves: string[] = []
  const over: SharedConnector = {
    ...createRemote([]),
    async switchNetwork({ namespace, caipNetworkId }) {
      moves.push(`connector ${namespace}`)
      return caipNetworkId
    },
  }
  const [evm, sol] = [mainnet, solana].map((one) => defineNetwork(one))
  if (evm === undefined || sol === undefined) throw new Error('Both networks are defined')
  const adapter = await createScriptedAdapter().create(host).load()
  const chain = {
    ...adapter,
    switchNetwork: async () => {
      moves.push('adapter')
      return evm.caipNetworkId
    },
  }
  const to = (namespace: string, network: Network) =>
    createWalletRouter({ namespace, connectors: [over], chain }).switchNetwork(
      { connectorId: 'walletConnect', network },
      signal,
    )
  expect(await to('solana', sol)).toBe(sol.caipNetworkId)
  expect(await to('eip155', evm)).toBe(evm.caipNetworkId)
  expect(moves).toEqual(['connector solana', 'adapter'])
})

test('a namespace without an adapter has remote wallets only, a kit without the relay installed ones only', async () => {
  const alone = createWalletRouter({
    namespace: 'solana',
    connectors: [createRemote([])],
    chain: null,
  })
  expect(await alone.resume({ connectorId: 'walletConnect', address: null }, signal)).toEqual(
    connection('walletConnect'),
  )
  await expect(
    alone.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal),
  ).rejects.toThrow('solana')
  const local = createWalletRouter({
    namespace: 'eip155',
    connectors: [],
    chain: await createScriptedAdapter().create(host).load(),
  })
  await expect(
    local.resume({ connectorId: 'walletConnect', address: null }, signal),
  ).rejects.toThrow('projectId')
  expect(local.provider('walletConnect')).toBeNull()
})
