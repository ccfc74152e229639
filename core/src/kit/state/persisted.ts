import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * Values that are read from storage before the engine is loaded: the active network, and the
 * connected namespaces.
 */
export type Persisted = { network: CaipNetworkId | null; connected: readonly Namespace[] }

/**
 * Reads stored values without the storage module, which is loaded with the engine. Returns null and
 * an empty list if storage is not readable.
 */
export function persisted(
  platform: Platform,
  kitId: string,
  namespaces: readonly Namespace[],
): Persisted {
  const read = (key: string) => {
    try {
      return platform.storage?.get(`@latchkit/${kitId}/${key}`) ?? null
    } catch {
      return null // Storage is blocked. The storage module logs that when the engine uses it.
    }
  }
  const network = read('active_caip_network_id')
  return {
    network: isCaipNetworkId(network) ? network : null,
    connected: namespaces.filter(
      (namespace) => read(`${namespace}:connected_connector_id`) !== null,
    ),
  }
}
