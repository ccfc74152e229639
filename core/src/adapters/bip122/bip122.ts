import type { AdapterEntry } from '../adapter.ts'
import { createBip122 } from './create-bip122.ts'

/** `api`: base addresses of Esplora services by CAIP-2, in place of mempool.space or for further networks. */
export type Bip122Options = { api?: Readonly<Record<string, string>> }

/**
 * Bitcoin. What is imported here only finds wallets; @scure/btc-signer (an optional peer) comes with the first wallet that is picked or
 * restored, sats-connect (another) with the first one that is spoken to by it.
 */
export function bip122({ api = {} }: Bip122Options = {}): AdapterEntry {
  return {
    namespace: 'bip122',
    create: (host) =>
      createBip122(host, {
        api,
        importChain: () => import('./chain-adapter.ts'),
      }),
  }
}
