import type { Adapter, AdapterHost } from '../adapter.ts'
import { type ConnectorRegistry, createConnectorRegistry } from '../shared/connector-registry.ts'
import { type ChainModule, createAdapter } from '../shared/create-adapter.ts'
import type { CosmosChainOption, CosmosOptions, InjectedWallet } from './cosmos.types.ts'
import { createDiscovery } from './discover.ts'
import { injectedPaths } from './injected-paths.ts'

/** Dependencies that `createCosmos` passes to the chain adapter after importing it. */
export type ChainDeps = {
  host: AdapterHost
  registry: ConnectorRegistry<object>
  injected: readonly InjectedWallet[]
  /** The option `chains`, by CAIP-2 id. */
  chainOptions: Readonly<Record<string, CosmosChainOption>>
  /** Aborted when the adapter stops. */
  stopSignal: AbortSignal
}

/**
 * Creates the adapter of one kit, which discovers wallets. `importChain` imports the part that
 * calls wallets and the chain.
 */
export function createCosmos(
  host: AdapterHost,
  { chains = {}, wallets = [] }: CosmosOptions,
  importChain: () => Promise<ChainModule<ChainDeps>>,
): Adapter {
  const injected = [...wallets, ...injectedPaths]
  const registry = createConnectorRegistry<object>()
  return createAdapter({
    library: { namespace: 'cosmos', library: null },
    wallets: registry,
    discover: createDiscovery(host.platform, injected, registry),
    importChain,
    deps: { host, registry, injected, chainOptions: chains },
  })
}
