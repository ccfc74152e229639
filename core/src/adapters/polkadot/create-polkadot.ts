import type { Adapter, AdapterHost } from '../adapter.ts'
import { type ConnectorRegistry, createConnectorRegistry } from '../shared/connector-registry.ts'
import { type ChainModule, createAdapter } from '../shared/create-adapter.ts'
import { discover } from './discover.ts'

/** Dependencies that `createPolkadot` passes to the chain adapter after importing it. */
export type ChainDeps = {
  host: AdapterHost
  /** SS58 prefixes by CAIP-2 id. */
  prefixes: Readonly<Record<string, number>>
  /** Extensions by their key in `injectedWeb3`. */
  wallets: ConnectorRegistry<object>
  /** Aborted when the adapter stops. */
  stopSignal: AbortSignal
}

/**
 * Creates the adapter of one kit, which discovers extensions. `importChain` imports the part that
 * calls wallets and the chain.
 */
export function createPolkadot(
  { host, prefixes }: Pick<ChainDeps, 'host' | 'prefixes'>,
  importChain: () => Promise<ChainModule<ChainDeps>>,
): Adapter {
  const wallets = createConnectorRegistry<object>()
  return createAdapter({
    library: { namespace: 'polkadot', library: null },
    wallets,
    discover: () => discover(host.platform, wallets),
    importChain,
    deps: { host, prefixes, wallets },
  })
}
