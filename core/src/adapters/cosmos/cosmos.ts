import type { AdapterEntry } from '../adapter.ts'
import type { CosmosOptions } from './cosmos.types.ts'
import { createCosmos } from './create-cosmos.ts'

/** Cosmos chains, by wallets with Keplr's page API. What is imported here only finds wallets; the rest comes with the first one that is picked. */
export function cosmos(options: CosmosOptions = {}): AdapterEntry {
  return {
    namespace: 'cosmos',
    create: (host) => createCosmos(host, options, () => import('./chain-adapter.ts')),
  }
}
