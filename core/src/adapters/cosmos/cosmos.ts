import type { AdapterEntry } from '../adapter.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import type { CosmosOptions } from './cosmos.types.ts'
import { createCosmos } from './create-cosmos.ts'

/**
 * Creates the adapter for Cosmos chains, with wallets that have Keplr's API. At first only the code
 * that discovers wallets is loaded; the rest follows with the first wallet that is used.
 */
export function cosmos(options: CosmosOptions = {}): AdapterEntry {
  return {
    namespace: 'cosmos',
    create: (host) => createCosmos(host, options, () => import('./chain-adapter.ts')),
    loadVerifier: lazyLibrary(
      { namespace: 'cosmos', library: null },
      () => import('./sign-in-verifier.ts'),
    ),
  }
}
