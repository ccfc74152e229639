import { importAgain } from '../../platform/import-again.ts'
import type { AdapterEntry } from '../adapter.ts'
import { createEip155 } from './create-eip155.ts'

/** Ethereum and its like. What is imported here only finds wallets; viem (an optional peer) comes with the first wallet that is picked or restored. */
export function eip155(): AdapterEntry {
  return {
    namespace: 'eip155',
    create: (host) => createEip155(host, (attempt) => importAgain(() => import('./chain-adapter.ts'), attempt)),
  }
}
