import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import type { ChainParts } from './chain-parts.ts'
import type { CosmosOptions } from './cosmos.types.ts'
import { createDiscovery } from './discover.ts'
import { knownPlaces } from './places.ts'

/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }

/** The cheap half of one kit's adapter. `importChain` brings the other half. */
export function createCosmos(
  host: AdapterHost,
  { chains = {}, wallets = [] }: CosmosOptions,
  importChain: () => Promise<ChainModule>,
): Adapter {
  const places = [...wallets, ...knownPlaces]
  const roster = createConnectorRegistry<object>()
  const look = createDiscovery(host.platform, places, roster)
  const life = new AbortController()
  return createAdapter({
    library: { namespace: 'cosmos', library: null },
    controller: life,
    wallets: roster,
    discover: look,
    importChain,
    create: ({ createChainAdapter }) =>
      createChainAdapter({
        host,
        roster,
        places,
        options: chains,
        life: life.signal,
      }),
  })
}
