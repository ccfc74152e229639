import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import type { ChainParts, Eip155Options } from './chain-parts.ts'
import { discover } from './discover.ts'
import { createWallets } from './wallets.ts'

/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }

type Given = { host: AdapterHost; options: Eip155Options }

/** The cheap half of one kit's adapter. `importChain` brings the other half. */
export function createEip155(
  { host, options }: Given,
  importChain: (attempt: number) => Promise<ChainModule>,
): Adapter {
  const wallets = createWallets()
  const life = new AbortController()
  return createAdapter({
    about: { namespace: 'eip155', library: 'viem' },
    life,
    wallets,
    look: () => discover(host.platform, host.discovery, wallets),
    load: async (attempt) =>
      (await importChain(attempt)).createChainAdapter({
        host,
        wallets,
        options,
        life: life.signal,
      }),
  })
}
