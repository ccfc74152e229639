import type { AdapterEntry } from '../adapter.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import { createSolana } from './create-solana.ts'

/**
 * `ws`: WebSocket URLs by CAIP-2 id, over which transactions are confirmed. Needed for a network
 * whose WebSocket URL cannot be derived from its RPC URL.
 */
export type SolanaOptions = { ws?: Readonly<Record<string, string>> }

/**
 * The adapter for Solana. It discovers wallets at once; the code that calls them and the chain is
 * imported when the first wallet is connected or restored. It contains its library.
 */
export function solana({ ws = {} }: SolanaOptions = {}): AdapterEntry {
  return {
    namespace: 'solana',
    create: (host) =>
      createSolana(
        { host, ws, openSocket: (url) => new WebSocket(url) },
        () => import('./chain-adapter.ts'),
      ),
    loadVerifier: lazyLibrary(
      { namespace: 'solana', library: null },
      () => import('./sign-in-verifier.ts'),
    ),
  }
}
