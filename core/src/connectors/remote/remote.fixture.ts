import {
  type ScriptedProvider,
  scriptedProvider,
} from '../../clients/relay/scripted-provider.fixture.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { WalletEvent } from '../../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { defineNetwork } from '../../domain/network/define-network.ts'
import type { Network } from '../../domain/network/network.ts'
import { mainnet, sepolia } from '../../domain/networks/eip155.ts'
import { solana } from '../../domain/networks/solana.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createRemoteConnector } from './create-remote-connector.ts'

const optimism = {
  ...mainnet,
  id: 10,
  name: 'Optimism',
  caipNetworkId: 'eip155:10',
  rpcUrls: { default: { http: ['https://ten.example'] } },
} as const
export const networks = [mainnet, optimism, sepolia, solana].map((network) =>
  defineNetwork(network),
)

type Options = {
  sdk?: ScriptedProvider
  active?: CaipNetworkId
  accountType?: AccountType
  networks?: readonly Network[]
  override?: RemoteOverride
  fetch?: typeof fetch
}

/** A connector over a scripted provider, in a memory world; `sdk.hold` what session it has before `open`. */
export function world({
  sdk = scriptedProvider(),
  active,
  accountType = 'eoa',
  override,
  fetch,
  ...more
}: Options = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, ...(fetch && { fetch }) })
  const connector = createRemoteConnector({
    platform,
    kitId: 'default',
    projectId: null,
    relay: null,
    metadata: { name: '', description: '', url: '', icons: [] },
    attestation: true,
    universalProvider: sdk.provider,
    manual: false,
    override: override ?? null,
    networks: () => more.networks ?? networks,
    active: (namespace) => (namespace === 'eip155' ? (active ?? null) : null),
    accountType: () => accountType,
  })
  const told: (WalletEvent & { of: string })[] = []
  const { signal } = new AbortController()
  return {
    ...sdk,
    connector,
    clock,
    platform,
    signal,
    told,
    /** Loads what session there is and watches it. */
    async resume(namespaces: readonly string[] = ['eip155', 'solana']) {
      const connections = []
      for (const of of namespaces) {
        const connection = await connector.resume({ namespace: of, address: null }, signal)
        if (connection !== null) connections.push(connection)
        if (connection !== null) connector.watch(of, (event) => told.push({ ...event, of }))
      }
      return connections
    },
    provider(namespace = 'eip155') {
      const provider = connector.provider(namespace)
      if (provider === null) throw new Error(`No session serves ${namespace}`)
      return provider
    },
  }
}
