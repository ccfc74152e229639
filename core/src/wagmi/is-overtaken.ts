import { safeGet } from '../domain/unknown.ts'
import type { WagmiConnectorConfig } from './wagmi.types.ts'

/**
 * Whether wagmi has the connection of the kit and uses another one. Null if the stored state of
 * wagmi does not show it: without storage, and before this page has written its state.
 */
export async function isOvertaken({
  emitter: { uid },
  storage,
}: Pick<WagmiConnectorConfig, 'emitter' | 'storage'>): Promise<boolean | null> {
  try {
    const stored: unknown = await storage?.getItem('store')
    const connections = safeGet(stored, 'state', 'connections')
    if (!(connections instanceof Map) || !connections.has(uid)) return null
    return safeGet(stored, 'state', 'current') !== uid
  } catch {
    return null
  }
}
