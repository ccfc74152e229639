import type { Adapter, AdapterEntry, ChainAdapter } from '../adapters/adapter.ts'
import type { World } from '../contracts/world.ts'
import { limits } from '../domain/limits.ts'
import type { Namespace } from '../domain/namespace.ts'
import type { Network } from '../domain/network.ts'
import { KitError } from '../errors/kit-error.ts'
import type { Platform } from '../platform/platform.ts'
import { createCache } from '../storage/cache.ts'
import { createStorage } from '../storage/storage.ts'
import type { Services } from './create-services.ts'
import { routeWallets } from './route-wallets.ts'

type WorldOptions = {
  kitId: string
  platform: Platform
  entries: readonly AdapterEntry[]
  networks(namespace: Namespace): readonly Network[]
  projectId: string | null
  discovery: { announced: boolean; injected: boolean }
  namespaces: readonly Namespace[]
  services: Services
}
export type KitWorld = World & {
  /** The namespace's chain half if its code is here already. */
  loaded(namespace: Namespace): ChainAdapter | null
  stop(): void
}

/** Everything charts may be given, once per kit. */
export function createWorld({ kitId, platform, entries, networks, projectId, discovery, namespaces, services }: WorldOptions): KitWorld {
  const { remote, directory } = services
  const storage = createStorage({ platform, kitId })
  const adapters: readonly Adapter[] = entries.map((entry) =>
    entry.create({
      platform,
      projectId,
      discovery,
      networks: () => networks(entry.namespace),
      remote: () => remote?.provider(entry.namespace) ?? null,
    }),
  )
  const loaded = new Map<Namespace, ChainAdapter>()
  return {
    platform,
    storage,
    balances: createCache({ storage, clock: platform.clock, key: 'native_balance_cache', lifetime: limits.balanceCache, most: 50 }),
    adapters: {
      all: () => adapters,
      async get(namespace) {
        const adapter = adapters.find((one) => one.namespace === namespace)
        if (adapter === undefined && !namespaces.includes(namespace)) throw new KitError('adapter/not-found', { namespace })
        const routed = loaded.get(namespace) ?? routeWallets({ namespace, remote, chain: (await adapter?.load()) ?? null })
        loaded.set(namespace, routed)
        return routed
      },
    },
    namespaces,
    remote,
    directory,
    loaded: (namespace) => loaded.get(namespace) ?? null,
    stop() {
      for (const adapter of adapters) adapter.stop()
      remote?.stop()
    },
  }
}
