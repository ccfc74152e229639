import type { AdapterEntry } from '../adapter.ts'
import { createSolana } from './create-solana.ts'

/** `ws`: WebSocket URL by CAIP-2 where it cannot be told from the RPC URL; transactions are confirmed over it. */
export type SolanaOptions = { ws?: Readonly<Record<string, string>> }

/** Solana. What is imported here only finds wallets; `@solana/web3.js` (an optional peer) comes with the first wallet that is picked or restored. */
export function solana({ ws = {} }: SolanaOptions = {}): AdapterEntry {
  return {
    namespace: 'solana',
    create: (host) =>
      createSolana(
        { host, ws, openSocket: (url) => new WebSocket(url) },
        () => import('./chain-adapter.ts'),
      ),
  }
}
