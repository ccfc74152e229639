import type { Adapter, AdapterHost } from '../adapter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import { type ChainModule, createAdapter } from '../shared/create-adapter.ts'
import type { ChainDeps, Eip155Options } from './chain-deps.ts'
import { discover } from './discover.ts'

/**
 * Creates the adapter of one kit. `importChain` imports the part that calls wallets and the chain.
 */
export function createEip155(
  { host, options }: { host: AdapterHost; options: Eip155Options },
  importChain: () => Promise<ChainModule<ChainDeps>>,
): Adapter {
  const wallets = createConnectorRegistry<object>()
  return createAdapter({
    library: { namespace: 'eip155', library: 'viem' },
    wallets,
    discover: () => discover(host.platform, host.discovery, wallets),
    importChain,
    deps: { host, wallets, options },
  })
}
