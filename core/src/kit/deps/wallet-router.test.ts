import { expect, test } from 'vitest'
import type { RemoteConnector } from '../../connectors/connector.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { mainnet } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import { createScriptedHost } from '../../testing/scripted-host.ts'
import { address, connection } from '../kit.fixture.ts'
import { createWalletRouter } from './wallet-router.ts'

const { signal } = new AbortController()
const clock = createManualClock()
const platform = createMemoryPlatform({ clock })
const host = createScriptedHost(platform)
const createRemote = (log: string[]): RemoteConnector => ({
  id: 'walletConnect',
  pair: () => () => {},
  grants: async () => [],
  takeCacaos: () => null,
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
  watchReplacement: () => () => {},
  watchAdoption: () => () => {},
  watchServiceErrors: () => () => {},
  universalProvider: async () => ({}),
  forgetSession: () => {},
  reconnect: () => {},
  stop: () => {},
})

test('createWalletRouter resumes, watches and disconnects remote wallets with the connector, installed ones with the adapter', async () => {
  const log: string[] = []
  const adapter = createScriptedAdapter()
  const wallets = createWalletRouter({
    namespace: 'eip155',
    connectors: [createRemote(log)],
    chain: await adapter.create(host).load(),
    clock,
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

test('createWalletRouter rejects requests to an installed wallet in a namespace without an adapter', async () => {
  const wallets = createWalletRouter({ namespace: 'ton', connectors: [], chain: null, clock })
  const problem = { code: 'connector/not-found', message: expect.stringContaining('ton') }
  await expect(wallets.disconnect('fox', signal)).rejects.toMatchObject(problem)
  await expect(wallets.resume({ connectorId: 'fox', address: null }, signal)).rejects.toMatchObject(
    problem,
  )
})

test('createWalletRouter signs for remote wallets with the chain adapter', async () => {
  const chain = await createScriptedAdapter().create(host).load()
  const wallets = createWalletRouter({
    namespace: 'eip155',
    connectors: [createRemote([])],
    chain,
    clock,
  })
  expect(
    await wallets.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal),
  ).toBe('signed:hello')
})

test('provider of a remote wallet is that of the adapter if there is one, else that of the connector', async () => {
  const adapterProvider = { request: async () => 'adapter' }
  const connectorProvider = {
    request: async () => 'connector',
    connection: () => null,
    on: () => {},
    removeListener: () => {},
  }
  const connector = { ...createRemote([]), provider: () => connectorProvider }
  const chain = {
    ...(await createScriptedAdapter().create(host).load()),
    provider: () => adapterProvider,
  }
  const chainWithoutProvider = { ...chain, provider: () => null }
  const providers = [chain, chainWithoutProvider, null].map((adapter) =>
    createWalletRouter({ namespace: 'solana', connectors: [connector], chain: adapter, clock }),
  )
  const sources = (connectorId: string) =>
    Promise.all(
      providers.map(({ provider }) => {
        const page = provider(connectorId) as typeof adapterProvider | null
        return page?.request() ?? null
      }),
    )
  expect(await sources('walletConnect')).toEqual(['adapter', 'connector', 'connector'])
  expect(await sources('fox')).toEqual(['adapter', null, null])
})

test('provider throws errors with the numbers of EIP-1193, in every namespace [EM7]', async () => {
  const declined = new KitError(catalogue, 'rpc/user-rejected')
  const provider = { signMessage: async () => Promise.reject(declined) }
  for (const namespace of ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']) {
    const chain = {
      ...(await createScriptedAdapter().create(host).load()),
      provider: () => provider,
    }
    const router = createWalletRouter({ namespace, connectors: [], chain, clock })
    const page = router.provider('fox') as typeof provider
    await expect(page.signMessage()).rejects.toMatchObject({ code: 4001, cause: declined })
    expect(router.provider('fox')).toBe(page)
  }
})

test('provider passes the active address and network to the adapter', async () => {
  const chain = {
    ...(await createScriptedAdapter().create(host).load()),
    provider: (...args: readonly unknown[]) => args,
  }
  const activeAccount = { address, caipNetworkId: defineNetwork(solana).caipNetworkId }
  expect(
    createWalletRouter({
      namespace: 'solana',
      connectors: [createRemote([])],
      chain,
      clock,
    }).provider('fox', activeAccount),
  ).toEqual(['fox', activeAccount])
})

test('switchNetwork of a remote wallet uses the connector, on eip155 the adapter', async () => {
  const switchedBy: string[] = []
  const connector: RemoteConnector = {
    ...createRemote([]),
    async switchNetwork({ namespace, caipNetworkId }) {
      switchedBy.push(`connector ${namespace}`)
      return caipNetworkId
    },
  }
  const [evm, sol] = [mainnet, solana].map((network) => defineNetwork(network))
  if (evm === undefined || sol === undefined) throw new Error('defineNetwork() returned no network')
  const adapter = await createScriptedAdapter().create(host).load()
  const chain = {
    ...adapter,
    switchNetwork: async () => {
      switchedBy.push('adapter')
      return evm.caipNetworkId
    },
  }
  const switchTo = (namespace: string, network: Network) =>
    createWalletRouter({ namespace, connectors: [connector], chain, clock }).switchNetwork(
      { connectorId: 'walletConnect', network },
      signal,
    )
  expect(await switchTo('solana', sol)).toBe(sol.caipNetworkId)
  expect(await switchTo('eip155', evm)).toBe(evm.caipNetworkId)
  expect(switchedBy).toEqual(['connector solana', 'adapter'])
})

test('createWalletRouter serves only remote wallets without an adapter, and only installed ones without a connector', async () => {
  const withoutAdapter = createWalletRouter({
    namespace: 'solana',
    connectors: [createRemote([])],
    chain: null,
    clock,
  })
  expect(
    await withoutAdapter.resume({ connectorId: 'walletConnect', address: null }, signal),
  ).toEqual(connection('walletConnect'))
  await expect(
    withoutAdapter.signMessage({ connectorId: 'walletConnect', address, message: 'hello' }, signal),
  ).rejects.toThrow('solana')
  const withoutRemote = createWalletRouter({
    namespace: 'eip155',
    connectors: [],
    chain: await createScriptedAdapter().create(host).load(),
    clock,
  })
  await expect(
    withoutRemote.resume({ connectorId: 'walletConnect', address: null }, signal),
  ).rejects.toThrow('projectId')
  expect(withoutRemote.provider('walletConnect')).toBeNull()
})
