import type { AdapterEntry } from '../adapter.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import { createBip122 } from './create-bip122.ts'

/**
 * `api`: base URLs of Esplora services by CAIP-2 id. An entry replaces mempool.space for a network
 * or adds the balances of another network, and so do the URLs of `customRpcUrls`, which are Esplora
 * services here, too.
 */
export type Bip122Options = { api?: Readonly<Record<string, string>> }

/**
 * Creates the adapter for Bitcoin. At first only the code that discovers wallets is loaded. Two
 * optional peer dependencies follow: `@scure/btc-signer` with the first wallet that is used, and
 * `sats-connect` with the first wallet that requires it.
 */
export function bip122({ api = {} }: Bip122Options = {}): AdapterEntry {
  return {
    namespace: 'bip122',
    create: (host) => createBip122({ host, api }, () => import('./chain-adapter.ts')),
    loadVerifier: lazyLibrary(
      { namespace: 'bip122', library: '@scure/btc-signer' },
      () => import('./sign-in-verifier.ts'),
    ),
  }
}
