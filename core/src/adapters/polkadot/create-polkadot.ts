import type { Adapter, ChainAdapter } from '../adapter.ts'
import { createConnectorRegistry } from '../shared/connector-registry.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import type { ChainParts, Given } from './chain-parts.ts'
import { discover } from './discover.ts'

/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }

/** The cheap half of one kit's adapter. `importChain` brings the other half. */
export function createPolkadot(given: Given, importChain: () => Promise<ChainModule>): Adapter {
  const wallets = createConnectorRegistry<object>()
  const life = new AbortController()
  return createAdapter({
    library: { namespace: 'polkadot', library: null },
    controller: life,
    wallets,
    discover: () => discover(given.host.platform, wallets),
    importChain,
    create: ({ createChainAdapter }) =>
      createChainAdapter({ ...given, wallets, life: life.signal }),
  })
}
