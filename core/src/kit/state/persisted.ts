import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Platform } from '../../platform/platform.ts'

/** What a page needs of storage before anything else is loaded: the network to show, and whether a connection waits to be restored. */
export type Persisted = { network: CaipNetworkId | null; connected: readonly Namespace[] }

/** Looks without the storage's own reader, which comes with the engine; nothing of it is shown but the network's name. */
export function persisted(
  platform: Platform,
  kitId: string,
  namespaces: readonly Namespace[],
): Persisted {
  const peek = (key: string) => {
    try {
      return platform.storage?.get(`@latchkit/${kitId}/${key}`) ?? null
    } catch {
      return null // blocked: the storage says so when it is first used in earnest
    }
  }
  const network = peek('active_caip_network_id')
  return {
    network: isCaipNetworkId(network) ? network : null,
    connected: namespaces.filter(
      (namespace) => peek(`${namespace}:connected_connector_id`) !== null,
    ),
  }
}
