import type { Adapter, AdapterHost, ChainAdapter } from '../adapter.ts'
import { createAdapter } from '../shared/create-adapter.ts'
import type { ChainParts } from './chain-parts.ts'
import { discover } from './discover.ts'
import { createWallets } from './wallets.ts'

/** The module that speaks to wallets and chain. */
export type ChainModule = { createChainAdapter(parts: ChainParts): ChainAdapter }
type Parts = { api: ChainParts['api']; importChain(): Promise<ChainModule> }

/** The cheap half of one kit's adapter. `importChain` brings the other half. */
export function createBip122(host: AdapterHost, { api, importChain }: Parts): Adapter {
  const wallets = createWallets()
  const life = new AbortController()
  return createAdapter({
    library: { namespace: 'bip122', library: '@scure/btc-signer' },
    controller: life,
    wallets,
    discover: () => discover(host.platform, host.discovery, wallets),
    importChain,
    create: ({ createChainAdapter }) =>
      createChainAdapter({ host, wallets, api, life: life.signal }),
  })
}
