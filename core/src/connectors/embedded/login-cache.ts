import { connectorKey } from '../../domain/account/connector-key.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import type { Storage } from '../../storage/storage.ts'

/** Stored values of the login. */
export type LoginCache = {
  /** Whether a login was used, so that the frame may know the visitor. */
  isUsed(): boolean
  /**
   * `open`: the frame may be logged in. `ending`: SIGN_OUT is owed. Null: the frame has no session.
   * Stays stored after `clear`. It names no user.
   */
  frameSession(): 'open' | 'ending' | null
  setFrameSession(state: 'open' | 'ending' | null): void
  /** The namespaces whose stored connection is that of the embedded wallet. */
  namespaces(): readonly Namespace[]
  /** When the last e-mail was requested, in ms since 1970. Null if none was, or after a login. */
  lastEmailAt(): number | null
  setEmailSent(now: number): void
  removeEmailSent(): void
  lastNetwork(): CaipNetworkId | null
  setNetwork(network: CaipNetworkId): void
  userName(): string | null
  /** The name that Farcaster states before the login is complete. */
  setUserName(userName: string): void
  removeUserName(): void
  /** Stores a complete login. Null: the user has none. */
  setLogin(login: { email: string | null; userName: string | null; network: CaipNetworkId }): void
  setEmail(email: string): void
  smartAccountNetworks(): readonly CaipNetworkId[]
  setSmartAccountNetworks(networks: readonly CaipNetworkId[]): void
  clear(): void
}

export function createLoginCache(storage: Storage): LoginCache {
  const setOrRemove = (key: 'email' | 'social_username', value: string | null) => {
    if (value === null) storage.remove(key)
    else storage.set(key, value)
  }
  return {
    frameSession: () => storage.get('embedded_session'),
    setFrameSession(state) {
      if (state === null) storage.remove('embedded_session')
      else storage.set('embedded_session', state)
    },
    namespaces: () =>
      (storage.get('connected_namespaces') ?? []).filter(
        (namespace) => storage.get(connectorKey(namespace)) === embeddedConnectorId,
      ),
    isUsed: () => storage.get('email_login_used') !== null,
    lastEmailAt() {
      const text = storage.get('last_email_login_time')
      return text === null ? null : Number(text)
    },
    setEmailSent: (now) => storage.set('last_email_login_time', String(now)),
    removeEmailSent: () => storage.remove('last_email_login_time'),
    lastNetwork: () => storage.get('last_used_chain'),
    setNetwork: (network) => storage.set('last_used_chain', network),
    userName: () => storage.get('social_username'),
    setUserName: (userName) => storage.set('social_username', userName),
    removeUserName: () => storage.remove('social_username'),
    setLogin({ email, userName, network }) {
      storage.set('email_login_used', 'true')
      storage.set('last_used_chain', network)
      setOrRemove('email', email)
      setOrRemove('social_username', userName)
      storage.remove('last_email_login_time')
      storage.remove('social_provider')
    },
    setEmail: (email) => storage.set('email', email),
    smartAccountNetworks: () => storage.get('smart_account_enabled_networks') ?? [],
    setSmartAccountNetworks: (networks) => storage.set('smart_account_enabled_networks', networks),
    clear: storage.removeLogin,
  }
}
