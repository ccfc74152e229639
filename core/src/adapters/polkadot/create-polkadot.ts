import type { Adapter, ChainAdapter } from '../adapter.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import { createRoster } from '../shared/roster.ts'
import type { ChainParts, Given } from './chain-parts.ts'
import { discover } from './discover.ts'

/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }

/** The cheap half of one kit's adapter. `importChain` brings the other half. */
export function createPolkadot(
  given: Given,
  importChain: (attempt: number) => Promise<ChainModule>,
): Adapter {
  const wallets = createRoster<object>()
  const life = new AbortController()
  return createAdapter({
    about: { namespace: 'polkadot', library: null },
    life,
    wallets,
    look: () => discover(given.host.platform, wallets),
    load: async (attempt) =>
      (await importChain(attempt)).createChainAdapter({ ...given, wallets, life: life.signal }),
  })
}
