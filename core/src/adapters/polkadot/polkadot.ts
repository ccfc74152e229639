import type { AdapterEntry } from '../adapter.ts'
import { createPolkadot } from './create-polkadot.ts'
import type { PolkadotOptions } from './polkadot.types.ts'

/** Polkadot and its like. What is imported here only finds extensions; the code that speaks to them comes with the first one that is picked or restored. */
export function polkadot({ prefixes = {} }: PolkadotOptions = {}): AdapterEntry {
  return {
    namespace: 'polkadot',
    create: (host) => createPolkadot({ host, prefixes }, () => import('./chain-adapter.ts')),
  }
}
