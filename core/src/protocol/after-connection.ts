import type { Connection } from '../domain/account/account.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { Message } from './messages.ts'
import type { Queries } from './reactions.ts'

/** The messages that store a granted connection and connect its account. */
export const connectionGranted = (connection: Connection): readonly Message[] => [
  { to: 'connections', type: 'connection.set', connection },
  { to: 'account', namespace: connection.namespace, type: 'connection.set', connection },
]

/** Makes the network of a new connection the active one. */
export const activateNetwork = ({ caipNetworkId }: Pick<Connection, 'caipNetworkId'>): Message => ({
  to: 'network',
  type: 'network.set',
  caipNetworkId,
  activate: true,
  quiet: true,
})

/**
 * What the modal shows after a wallet was connected on a network, or has switched to it:
 * UnsupportedChain on a network that is not configured, SIWXSignMessage unless the account is known
 * to be signed in, else nothing. `otherwise` then closes the view.
 */
export function afterConnection(
  caipNetworkId: CaipNetworkId,
  query: Queries,
  otherwise: Message = { to: 'modal', type: 'close' },
): readonly Message[] {
  if (!query.isConfigured(caipNetworkId) && query.showsUnsupportedChain())
    return [{ to: 'router', type: 'reset', view: 'UnsupportedChain' }]
  if (query.missingSignIn() !== 'none')
    return [{ to: 'router', type: 'reset', view: 'SIWXSignMessage' }]
  return [otherwise]
}

/**
 * The messages after a connection was lost outside of this page: the next connected network becomes
 * active, and the modal closes unless its view connects another wallet or is about another
 * namespace. None if the namespace was not active.
 */
export function afterLoss(namespace: Namespace, query: Queries): readonly Message[] {
  if (query.activeNamespace() !== namespace) return []
  const next = query.nextConnectedNetwork([namespace])
  return [
    ...(next === null ? [] : [activateNetwork({ caipNetworkId: next })]),
    ...(query.isConnecting() || query.isOtherNamespace()
      ? []
      : [{ to: 'modal', type: 'close' } as const]),
  ]
}
