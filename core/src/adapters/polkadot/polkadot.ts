import type { AdapterEntry } from '../adapter.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import { createPolkadot } from './create-polkadot.ts'
import type { PolkadotOptions } from './polkadot.types.ts'

/**
 * Creates the adapter for Polkadot and other Substrate chains. At first only the code that
 * discovers extensions is loaded; the rest follows with the first extension that is used.
 */
export function polkadot({ prefixes = {} }: PolkadotOptions = {}): AdapterEntry {
  return {
    namespace: 'polkadot',
    create: (host) => createPolkadot({ host, prefixes }, () => import('./chain-adapter.ts')),
    loadVerifier: lazyLibrary(
      { namespace: 'polkadot', library: null },
      () => import('./sign-in-verifier.ts'),
    ),
  }
}
