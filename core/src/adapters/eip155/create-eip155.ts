import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import type { ChainDeps, Eip155Options } from './chain-deps.ts'
import { discover } from './discover.ts'

export type ChainModule = { createChainAdapter(deps: ChainDeps): ChainAdapter }

/**
 * Creates the adapter of one kit. `importChain` imports the part that calls wallets and the chain.
 */
export function createEip155(
  { host, options }: { host: AdapterHost; options: Eip155Options },
  importChain: () => Promise<ChainModule>,
): Adapter {
  const wallets = createConnectorRegistry<object>()
  const controller = new AbortController()
  return createAdapter({
    library: { namespace: 'eip155', library: 'viem' },
    controller,
    wallets,
    discover: () => discover(host.platform, host.discovery, wallets),
    importChain,
    create: ({ createChainAdapter }) =>
      createChainAdapter({ host, wallets, options, stopSignal: controller.signal }),
  })
}
