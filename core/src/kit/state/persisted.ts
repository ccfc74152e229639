import { connectorKey } from '../../domain/account/connector-key.ts'
import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { tryMethod } from '../../domain/call-method.ts'
import { isAnswerable } from '../../domain/remote/open-code.ts'
import { lostSessionsKey, openCodeKey, remoteSessionKey } from '../../domain/remote/storage-keys.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * The stored values that are needed before the engine is loaded: the active network, and the
 * namespaces with a stored connection. `session`: a sign-in session may be open (fault SG8).
 * `isRemoteNeeded`: see `needsRemote`. `signOut`: the frame of the embedded wallet has to be signed
 * out (fault EM5). `login`: a social login has left the page, in Telegram, and may return to it.
 */
export type Persisted = {
  network: CaipNetworkId | null
  connected: readonly Namespace[]
  /** Those that are connected to a remote wallet whose session the tabs share. */
  remote: readonly Namespace[]
  session: boolean
  isRemoteNeeded: boolean
  signOut: boolean
  login: boolean
}

/**
 * Reads the stored values without the storage module, which is loaded with the engine. If storage
 * is blocked, returns null and an empty list.
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
      return null // Storage is blocked. The storage module logs a warning when it is loaded.
    }
  }
  const network = read('active_caip_network_id')
  return {
    network: isCaipNetworkId(network) ? network : null,
    connected: namespaces.filter((namespace) => read(connectorKey(namespace)) !== null),
    remote:
      tryMethod(platform.storage, 'get', remoteSessionKey(kitId)) === null
        ? []
        : namespaces.filter((namespace) => read(connectorKey(namespace)) === remoteConnectorId),
    session: read('siwx_open') !== null,
    isRemoteNeeded: needsRemote(platform, kitId),
    signOut: read('embedded_session') === 'ending',
    login: read('social_provider') !== null,
  }
}

/**
 * Whether the code for remote wallets is needed at once: a wallet may answer a code that an unloaded
 * page of the origin showed (fault V34), or a session has not been ended yet (fault SG8).
 */
export function needsRemote({ page, clock, storage }: Platform, kitId: string): boolean {
  const read = (key: string) => tryMethod(storage, 'get', key)
  const codeKey = openCodeKey(kitId)
  const codes = [tryMethod(page.injected('sessionStorage'), 'getItem', codeKey), read(codeKey)]
  const isOpen = codes.some((text) => isAnswerable(Number.parseInt(String(text), 10), clock.now()))
  return isOpen || Boolean(read(lostSessionsKey(kitId)))
}
