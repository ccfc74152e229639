import type { AdapterEntry } from '../adapter.ts'
import { createBip122 } from './create-bip122.ts'

/**
 * `api`: base URLs of Esplora services by CAIP-2 id. They replace mempool.space or add networks.
 */
export type Bip122Options = { api?: Readonly<Record<string, string>> }

/**
 * The adapter for Bitcoin. With the page only the discovery of wallets is loaded.
 * `@scure/btc-signer` (an optional peer dependency) is loaded with the first wallet that is used,
 * `sats-connect` (another one) with the first wallet that requires it.
 */
export function bip122({ api = {} }: Bip122Options = {}): AdapterEntry {
  return {
    namespace: 'bip122',
    create: (host) => createBip122({ host, api }, () => import('./chain-adapter.ts')),
  }
}
