import type { Adapter, AdapterEntry, ChainAdapter } from '../../adapters/adapter.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { timeouts } from '../../domain/constants.ts'
import type { Network } from '../../domain/network/network.ts'
import type { NftSource } from '../../domain/token/nft.ts'
import { findRemoteConnector } from '../../domain/wallet/find-remote-connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deps } from '../../protocol/deps.ts'
import { createBalanceCache } from '../../storage/balance-cache.ts'
import { createStorage } from '../../storage/storage.ts'
import type { Services } from './create-services.ts'
import { createNftSource } from './nft-source.ts'
import { createWalletRouter } from './wallet-router.ts'
import { withImages } from './with-images.ts'

type DepsOptions = {
  kitId: string
  platform: Platform
  entries: readonly AdapterEntry[]
  networks(namespace: Namespace): readonly Network[]
  projectId: string | null
  discovery: { announced: boolean; injected: boolean }
  /** By connector id. */
  connectorImages: Readonly<Record<string, string>>
  appName: string
  /** The page's preferred kind of account, by namespace. A choice of the visitor replaces it; the default is `eoa`. */
  accountTypes: ByNamespace<AccountType>
  namespaces: readonly Namespace[]
  services: Services
  tokens: Deps['tokens']
  nfts: NftSource | null
  approvals: Deps['approvals']
}
export type KitDeps = Deps & {
  /** The preferred kind of account: the visitor's choice, else the page's, else `eoa`. */
  accountType(namespace: Namespace): AccountType
  /** The chain adapter of the namespace. Null unless it was loaded. */
  loaded(namespace: Namespace): ChainAdapter | null
  stop(): void
}

/** Creates the dependencies of a kit's actors, once per kit. */
export function createDeps(options: DepsOptions): KitDeps {
  const {
    kitId,
    platform,
    entries,
    networks,
    projectId,
    discovery,
    connectorImages,
    appName,
    accountTypes,
    namespaces,
  } = options
  const { services, tokens, nfts, approvals } = options
  const { connectors, directory } = services
  const storage = createStorage({ platform, kitId })
  const accountType = (namespace: Namespace) =>
    storage.get('preferred_account_types')?.[namespace] ?? accountTypes[namespace] ?? 'eoa'
  const adapters: readonly Adapter[] = entries.map((entry) => {
    const adapter = entry.create({
      platform,
      projectId,
      discovery,
      appName,
      accountType: () => accountType(entry.namespace),
      networks: () => networks(entry.namespace),
      remote: () => findRemoteConnector(connectors)?.provider(entry.namespace) ?? null,
    })
    return withImages(adapter, connectorImages)
  })
  const loaded = new Map<Namespace, ChainAdapter>()
  return {
    platform,
    storage,
    data: services.data(storage),
    tokens,
    nfts: createNftSource(nfts),
    approvals,
    balances: createBalanceCache({
      storage,
      clock: platform.clock,
      key: 'native_balance_cache',
      lifetime: timeouts.balanceCache,
      maxEntries: 50,
    }),
    adapters: {
      all: () => adapters,
      async get(namespace) {
        const adapter = adapters.find((one) => one.namespace === namespace)
        if (adapter === undefined && !namespaces.includes(namespace))
          throw new KitError('adapter/not-found', { namespace })
        const routed =
          loaded.get(namespace) ??
          createWalletRouter({ namespace, connectors, chain: (await adapter?.load()) ?? null })
        loaded.set(namespace, routed)
        return routed
      },
    },
    namespaces,
    connectors,
    directory,
    accountType,
    loaded: (namespace) => loaded.get(namespace) ?? null,
    stop() {
      for (const adapter of adapters) adapter.stop()
      for (const connector of connectors) connector.stop()
    },
  }
}
