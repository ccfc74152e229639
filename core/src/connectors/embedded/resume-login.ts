import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { Connection } from '../../domain/account/account.ts'
import { type CaipNetworkId, namespaceOf } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { EmbeddedConnector } from '../connector.ts'
import type { Sessions } from './create-sessions.ts'
import type { LoginCache } from './login-cache.ts'
import { accountsOf, nullIfLoggedOut } from './login-results.ts'
import type { SmartNetworks } from './smart-networks.ts'

type ResumeOptions = {
  cache: LoginCache
  frame: FrameClient
  sessions: Sessions
  smartNetworks: SmartNetworks
  /** CAIP-2 ids of the networks that the frame serves. */
  servedNetworks: readonly CaipNetworkId[]
  /** The kit's current network in the namespace. */
  activeNetwork(namespace: Namespace): CaipNetworkId | null
  /** `start`: its result throws `kit/aborted` once the login has ended. */
  logins: { start(signal: AbortSignal): () => void }
  /** Loads the frame, and sends it the data of the page. */
  prepare(signal: AbortSignal): Promise<void>
  /** `lose`: forgets the login, and signs out at the frame. */
  loginState: { lose(): void }
}

/**
 * Creates the call that restores a login in one namespace. The login ends if the frame has no user. If
 * the frame has another user, or serves no network of the namespace, the login ends once no other
 * namespace uses it.
 */
export function createResume(options: ResumeOptions): EmbeddedConnector['resume'] {
  const { cache, frame, sessions, servedNetworks, loginState } = options
  /** The namespaces that a restore has not connected. */
  const lost = new Set<Namespace>()

  const loseNamespace = (namespace: Namespace): void => {
    lost.add(namespace)
    if (sessions.isEmpty() && cache.namespaces().every((each) => lost.has(each))) loginState.lose()
  }
  const networkIn = (namespace: Namespace): CaipNetworkId | null =>
    [options.activeNetwork(namespace), cache.lastNetwork(), ...servedNetworks].find(
      (id) => id !== null && servedNetworks.includes(id) && namespaceOf(id) === namespace,
    ) ?? null

  return async ({ namespace, address }, signal): Promise<Connection | null> => {
    if (!cache.isUsed()) return null
    lost.delete(namespace)
    const throwIfEnded = options.logins.start(signal)
    await options.prepare(signal)
    const answer = await frame.request('IS_CONNECTED', undefined, signal).catch(nullIfLoggedOut)
    throwIfEnded()
    if (!answer?.isConnected) {
      loginState.lose()
      return null
    }
    await options.smartNetworks.read(signal, throwIfEnded)
    const network = networkIn(namespace)
    if (network === null) {
      loseNamespace(namespace)
      return null
    }
    return sessions.changeNetwork(signal, async () => {
      const user = await sessions.readUser(network, signal).catch(nullIfLoggedOut)
      throwIfEnded()
      if (user === null) {
        loginState.lose()
        return null
      }
      const isShared = accountsOf(user).some(
        (account) => address === null || account.address.toLowerCase() === address.toLowerCase(),
      )
      if (isShared) return sessions.set(user)
      loseNamespace(namespace)
      return null
    })
  }
}
