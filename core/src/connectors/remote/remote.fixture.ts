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
import { createRemoteConnector, type RemoteConnectorOptions } from './create-remote-connector.ts'

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
  activeNetwork?: CaipNetworkId
  accountType?: AccountType
  networks?: readonly Network[]
  override?: RemoteOverride
  authentication?: RemoteConnectorOptions['authentication']
  fetch?: typeof fetch
  /** The topic of the session that this tab had before a reload. */
  ownTopic?: string
  /** The record of a code that an unloaded page of this tab showed. */
  openCode?: string
}

/** Creates a remote connector with a scripted provider on a memory platform. */
export function setup({
  sdk = scriptedProvider(),
  activeNetwork,
  accountType = 'eoa',
  override,
  authentication,
  fetch,
  ownTopic,
  openCode,
  ...options
}: Options = {}) {
  const clock = createManualClock()
  const sessionStorage = {
    getItem: (key: string) => {
      if (key.endsWith('remote_code')) return openCode ?? null
      return ownTopic ? JSON.stringify({ partition: crypto.randomUUID(), topic: ownTopic }) : null
    },
  }
  const platform = createMemoryPlatform({
    clock,
    injected: { sessionStorage: () => sessionStorage },
    ...(fetch && { fetch }),
  })
  const connector = createRemoteConnector({
    platform,
    kitId: 'default',
    projectId: null,
    relayUrl: null,
    metadata: { name: '', description: '', url: '', icons: [] },
    attestation: true,
    universalProvider: sdk.provider,
    externalPairing: false,
    override: override ?? null,
    networks: () => options.networks ?? networks,
    activeNetwork: (namespace) => (namespace === 'eip155' ? (activeNetwork ?? null) : null),
    customRpcUrls: {},
    isInUse: () => true,
    accountType: () => accountType,
    authentication: authentication ?? null,
  })
  const events: (WalletEvent & { namespace: string })[] = []
  const { signal } = new AbortController()
  return {
    ...sdk,
    connector,
    clock,
    platform,
    signal,
    events,
    /** Resumes the stored session in these namespaces and records their events. */
    async resume(namespaces: readonly string[] = ['eip155', 'solana']) {
      const connections = []
      for (const namespace of namespaces) {
        const connection = await connector.resume({ namespace, address: null }, signal)
        if (connection === null) continue
        connections.push(connection)
        connector.watch(namespace, (event) => events.push({ ...event, namespace }))
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
