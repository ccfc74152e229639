import { afterLoss } from '../../protocol/after-connection.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ConnectionsEmitted } from './connections.types.ts'

/**
 * Restores the session of another remote wallet that another tab has connected, and shows a toast,
 * if this tab was connected to one. Disconnects a namespace in this tab after another tab
 * disconnected it. Closes the modal if the namespace was active, unless the view is about another
 * namespace or connects a wallet. Ends the session of a code of an unloaded page if its namespaces
 * are connected to other wallets. Restores a remote connection that another tab has stored in the
 * namespaces without a connection, unless the visitor connects a wallet.
 */
export const connectionsReactions: Reactions<ConnectionsEmitted> = {
  'connector.found': 'none',
  'relay.failed': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
  'session.replaced'({ namespaces }, query) {
    if (namespaces.length === 0) return []
    return [
      { to: 'toast', type: 'show', variant: 'error', code: 'remote/replaced', message: null },
      ...namespaces.map(
        (namespace) => ({ to: 'account', namespace, type: 'connection.clear' }) as const,
      ),
      { to: 'connections', type: 'connection.resume', namespaces },
      { to: 'kit', type: 'restore', namespaces },
      ...(namespaces.some((namespace) => namespace === query.activeNamespace()) &&
      !query.isConnecting() &&
      !query.isOtherNamespace()
        ? [{ to: 'modal', type: 'close' } as const]
        : []),
    ]
  },
  'session.adopted'({ namespaces }, query) {
    const free = namespaces.filter((namespace) => !query.isConnected(namespace))
    return free.length > 0
      ? [{ to: 'kit', type: 'restore', namespaces: free }]
      : [{ to: 'connections', type: 'session.end' }]
  },
  'connection.stored'({ namespaces }, query) {
    const free = namespaces.filter((namespace) => query.statusOf(namespace) === 'disconnected')
    return free.length > 0 && !query.isConnecting()
      ? [
          { to: 'connections', type: 'connection.resume', namespaces: free },
          { to: 'kit', type: 'restore', namespaces: free },
        ]
      : []
  },
  'connection.removed': ({ namespace }, query) => [
    { to: 'account', namespace, type: 'connection.clear' },
    ...afterLoss(namespace, query),
  ],
}
