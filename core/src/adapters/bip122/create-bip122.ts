import type { Adapter, AdapterHost } from '../adapter.ts'
import { type ChainModule, createAdapter } from '../shared/create-adapter.ts'
import { discover } from './discover.ts'
import { createWallets, type Wallets } from './wallets.ts'

/** Dependencies that `createBip122` passes to the chain adapter after importing it. */
export type ChainDeps = {
  host: AdapterHost
  wallets: Wallets
  /** Base URLs of Esplora services by CAIP-2 id. */
  api: Readonly<Record<string, string>>
  /** Aborted when the adapter stops. */
  stopSignal: AbortSignal
}

/**
 * Creates the adapter of one kit, which discovers wallets. `importChain` imports the part that
 * calls wallets and the chain.
 */
export function createBip122(
  { host, api }: Pick<ChainDeps, 'host' | 'api'>,
  importChain: () => Promise<ChainModule<ChainDeps>>,
): Adapter {
  const wallets = createWallets()
  return createAdapter({
    library: { namespace: 'bip122', library: '@scure/btc-signer' },
    wallets,
    discover: () => discover(host.platform, host.discovery, wallets),
    importChain,
    deps: { host, wallets, api },
  })
}
