import type { AdapterEntry } from '../adapter.ts'
import type { CosmosOptions } from './cosmos.types.ts'
import { createCosmos } from './create-cosmos.ts'

/**
 * The adapter for Cosmos chains, with wallets that have Keplr's API. With the page only the
 * discovery of wallets is loaded; the rest follows with the first wallet that is used.
 */
export function cosmos(options: CosmosOptions = {}): AdapterEntry {
  return {
    namespace: 'cosmos',
    create: (host) => createCosmos(host, options, () => import('./chain-adapter.ts')),
  }
}
