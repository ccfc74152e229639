import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import { createRoster } from '../shared/roster.ts'
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
  importChain: (attempt: number) => Promise<ChainModule>,
): Adapter {
  const places = [...wallets, ...knownPlaces]
  const roster = createRoster<object>()
  const look = createDiscovery(host.platform, places, roster)
  const life = new AbortController()
  return createAdapter({
    about: { namespace: 'cosmos', library: null },
    life,
    wallets: roster,
    look,
    load: async (attempt) =>
      (await importChain(attempt)).createChainAdapter({
        host,
        roster,
        places,
        options: chains,
        life: life.signal,
      }),
  })
}
