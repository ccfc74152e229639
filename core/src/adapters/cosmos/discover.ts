import { hasMethod } from '../../domain/unknown.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ConnectorRegistry } from '../shared/connector-registry.ts'
import { injectedObjectAt } from '../shared/injected-objects.ts'
import { pollInjected } from '../shared/poll-injected.ts'
import type { WalletPlace } from './cosmos.types.ts'

/** Finds wallets with Keplr's page API at these places, now and as they come. Nothing of theirs is called. */
export function createDiscovery(
  platform: Pick<Platform, 'page' | 'clock'>,
  places: readonly WalletPlace[],
  roster: Pick<ConnectorRegistry<object>, 'add'>,
): () => () => void {
  /** By which name an object is known: another name for it is no other wallet. */
  const named = new Map<object, string>()
  const look = () => {
    for (const { path, name } of places) {
      const api = injectedObjectAt(platform.page, path)
      if (
        api === null ||
        !hasMethod(api, 'enable') ||
        !hasMethod(api, 'getKey') ||
        (named.get(api) ?? path) !== path
      )
        continue
      named.set(api, path)
      roster.add(
        { id: path, name, type: 'ANNOUNCED', chain: 'cosmos', rdns: null, icon: null },
        api,
      )
    }
  }
  return () => pollInjected(platform, look)
}
