import { hasMethod } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'
import { injectedObjectAt } from '../shared/injected-objects.ts'
import { pollInjected } from '../shared/poll-injected.ts'
import type { InjectedWallet } from './cosmos.types.ts'

/**
 * Returns a function that searches for wallets with Keplr's API, now and while the page loads,
 * without calling them. That function returns stop.
 */
export function createDiscovery(
  platform: Pick<Platform, 'page' | 'clock'>,
  injected: readonly InjectedWallet[],
  registry: Pick<ConnectorRegistry<object>, 'add'>,
): () => () => void {
  /** The first path of each object. An object at a second path is the same wallet. */
  const pathOf = new Map<object, string>()
  const search = () => {
    for (const { path, name } of injected) {
      const api = injectedObjectAt(platform.page, path)
      if (api === null || !hasMethod(api, 'enable') || !hasMethod(api, 'getKey')) continue
      if ((pathOf.get(api) ?? path) !== path) continue
      pathOf.set(api, path)
      registry.add(
        { id: path, name, type: 'ANNOUNCED', chain: 'cosmos', rdns: null, icon: null },
        api,
      )
    }
  }
  return () => pollInjected(platform, search)
}
