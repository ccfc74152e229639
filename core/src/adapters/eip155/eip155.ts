import { importAgain } from '../../platform/lazy.ts'
import type { AdapterEntry } from '../adapter.ts'
import type { Eip155Options } from './chain-parts.ts'
import { createEip155 } from './create-eip155.ts'

/** Ethereum and its like. What is imported here only finds wallets; viem (an optional peer) comes with the first wallet that is picked or restored. */
export function eip155(options: Eip155Options = {}): AdapterEntry {
  return {
    namespace: 'eip155',
    create: (host) =>
      createEip155({ host, options }, (attempt) =>
        importAgain(() => import('./chain-adapter.ts'), attempt),
      ),
  }
}
