import type { AdapterEntry } from '../adapter.ts'
import type { Eip155Options } from './chain-deps.ts'
import { createEip155 } from './create-eip155.ts'

/**
 * The adapter for EVM chains. It discovers wallets at once; viem, an optional peer dependency, is
 * imported when the first wallet is connected or restored.
 */
export function eip155(options: Eip155Options = {}): AdapterEntry {
  return {
    namespace: 'eip155',
    create: (host) => createEip155({ host, options }, () => import('./chain-adapter.ts')),
  }
}
