import { invalidOption } from '../../errors/invalid-option.ts'
import type { AdapterEntry } from '../adapter.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import type { Eip155Options } from './chain-deps.ts'
import { createEip155 } from './create-eip155.ts'

/**
 * The adapter for EVM chains. It discovers wallets at once; viem, an optional peer dependency, is
 * imported when the first wallet is connected or restored. Throws `config/option-invalid` for an
 * invalid `baseFeeMultiplier`.
 */
export function eip155(options: Eip155Options = {}): AdapterEntry {
  const { baseFeeMultiplier: factor = 1 } = options
  if (!(Number(factor) >= 1 && Number(factor) < 1_000))
    throw invalidOption('baseFeeMultiplier', 'a number from 1 to 1000')
  return {
    namespace: 'eip155',
    create: (host) => createEip155({ host, options }, () => import('./chain-adapter.ts')),
    loadVerifier: lazyLibrary(
      { namespace: 'eip155', library: 'viem' },
      () => import('./sign-in-verifier.ts'),
    ),
  }
}
