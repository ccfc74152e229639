import { createKit, type Kit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { latchkitConnector } from '@latchkit/core/wagmi'
import type { Sandbox } from '@latchkit/sandbox'
import { createWallet, knownChains, memoryPage, walletRoster } from '@latchkit/sandbox/wallets'
import * as wagmi3 from '@wagmi/core'
import { type Address, type Chain, defineChain, http } from 'viem'
import { expect } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import { nodePlatform, walletWindow } from './page.fixture.ts'

type Connection = { accounts: readonly string[]; chainId: number }
type SwitchRequest = {
  chainId: number
  addEthereumChainParameter?: { chainName?: string; rpcUrls?: readonly string[] }
}

/** The actions of wagmi on one config. */
type Wagmi = {
  state(): Pick<wagmi3.State, 'status' | 'chainId'> & { accounts: readonly string[] }
  /** Accounts and status after each change of the state. */
  changes: readonly ReturnType<Wagmi['state']>[]
  /** Connects a connector of the page that the modal does not list. */
  connectOther(): Promise<Connection>
  connect(chainId?: number): Promise<Connection>
  reconnect(): Promise<readonly unknown[]>
  switchChain(request: SwitchRequest): Promise<{ id: number }>
  signMessage(message: string): Promise<`0x${string}`>
  disconnect(): Promise<void>
}

type Storage = NonNullable<Parameters<typeof wagmi3.createStorage>[0]['storage']>
type ConfigOptions = {
  chains: readonly [Chain, ...Chain[]]
  storage: Storage
  connector: ReturnType<typeof latchkitConnector>
  /** The account of another connector, which comes first. Null: there is none. */
  other: Address | null
}

/** A connector of wagmi that the modal does not list. Remains authorized after a reload. */
const otherOptions = (account: Address) => ({
  accounts: [account] as const,
  features: { reconnect: true, defaultConnected: true },
})

const transportsOf = (chains: readonly Chain[]) =>
  Object.fromEntries(chains.map(({ id }) => [id, http()]))

function accountsOf({ current, connections }: wagmi2.State | wagmi3.State): readonly string[] {
  return connections.get(current ?? '')?.accounts ?? []
}

/** Creates a config of each version, as a page does at each load. */
export const wagmiVersions: Readonly<Record<string, (options: ConfigOptions) => Wagmi>> = {
  '2': ({ chains, storage, connector, other }) => {
    const others = other === null ? [] : [wagmi2.mock(otherOptions(other))]
    const config = wagmi2.createConfig({
      chains,
      transports: transportsOf(chains),
      connectors: [...others, connector],
      storage: wagmi2.createStorage({ storage }),
      multiInjectedProviderDiscovery: false,
    })
    const latchkit = config.connectors.at(-1)
    const state = () => ({ ...config.state, accounts: accountsOf(config.state) })
    const changes: ReturnType<typeof state>[] = []
    config.subscribe(state, (change) => changes.push(change))
    return {
      state,
      changes,
      connect: (chainId) => wagmi2.connect(config, { connector: latchkit ?? connector, chainId }),
      connectOther: () => wagmi2.connect(config, { connector: config.connectors[0] ?? connector }),
      reconnect: () => wagmi2.reconnect(config),
      switchChain: (request) => wagmi2.switchChain(config, request),
      signMessage: (message) => wagmi2.signMessage(config, { message }),
      disconnect: () => wagmi2.disconnect(config),
    }
  },
  '3': ({ chains, storage, connector, other }) => {
    const others = other === null ? [] : [wagmi3.mock(otherOptions(other))]
    const config = wagmi3.createConfig({
      chains,
      transports: transportsOf(chains),
      connectors: [...others, connector],
      storage: wagmi3.createStorage({ storage }),
      multiInjectedProviderDiscovery: false,
    })
    const latchkit = config.connectors.at(-1)
    const state = () => ({ ...config.state, accounts: accountsOf(config.state) })
    const changes: ReturnType<typeof state>[] = []
    config.subscribe(state, (change) => changes.push(change))
    return {
      state,
      changes,
      connect: (chainId) => wagmi3.connect(config, { connector: latchkit ?? connector, chainId }),
      connectOther: () => wagmi3.connect(config, { connector: config.connectors[0] ?? connector }),
      reconnect: () => wagmi3.reconnect(config),
      switchChain: (request) => wagmi3.switchChain(config, request),
      signMessage: (message) => wagmi3.signMessage(config, { message }),
      disconnect: () => wagmi3.disconnect(config),
    }
  },
}

/** A page with a kit and wagmi, whose wallet has real keys and knows both chains of the sandbox. */
export function openWagmiPage({ chains: sandboxChains }: Sandbox, version: string) {
  const platform = nodePlatform()
  const profile = walletRoster().find(({ id }) => id === 'foxglove')
  const [first, second] = knownChains(sandboxChains)
  const createWagmi = wagmiVersions[version]
  if (!profile || !first || !second || !createWagmi) throw new Error('The sandbox is incomplete')
  const { branding, rdns, keys } = profile
  const page = memoryPage({ events: walletWindow(platform) })
  const wallet = createWallet({
    branding,
    rdns,
    keys,
    chains: [first, second],
    approve: 'auto',
    page,
  })
  wallet.control.announce()
  const stored = new Map<string, string>()
  const storage: Storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
  const [firstChain, secondChain] = [first, second].map(({ chainId, name, rpc }) =>
    defineChain({
      id: chainId,
      name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpc] } },
    }),
  )
  if (!firstChain || !secondChain) throw new Error('The sandbox has fewer than two chains')
  const kits: Kit[] = []
  return {
    control: wallet.control,
    chains: [firstChain, secondChain] as const,
    stored,
    /** Loads the page: ends its previous kit, and creates a kit and a config. */
    load({
      networks = [firstChain, secondChain],
      other = null,
    }: {
      networks?: readonly Chain[]
      other?: Address | null
    } = {}) {
      kits.at(-1)?.stop()
      const kit = createKit({
        adapters: [eip155()],
        networks: networks.map(defineNetwork),
        platform,
      })
      kits.push(kit)
      const wagmi = createWagmi({
        chains: [firstChain, secondChain],
        storage,
        connector: latchkitConnector(kit),
        other,
      })
      return { kit, wagmi }
    },
    /** Picks the wallet in the modal. */
    async pick(kit: Kit) {
      await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('open')
      kit.modal.push('ConnectingExternal', { connectorId: rdns })
      await expect.poll(() => kit.account.get('eip155').status).toBe('connected')
    },
    close() {
      kits.at(-1)?.stop()
      wallet.stop()
    },
  }
}
