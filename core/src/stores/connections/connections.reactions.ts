import type { Reactions } from '../../protocol/reactions.ts'
import type { ConnectionsEmitted } from './connections.types.ts'

/** Two tabs agree: what one disconnected is disconnected in the other. What another namespace shows stays. */
export const connectionsReactions: Reactions<ConnectionsEmitted> = {
  'connector.found': 'none',
  'relay.failed': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
  'connection.removed': ({ namespace }, query) => {
    const dropped = { to: 'account', namespace, type: 'connection.clear' } as const
    if (query.activeNamespace() !== namespace) return [dropped]
    const next = query.nextConnectedNetwork([namespace])
    return [
      dropped,
      ...(next === null
        ? []
        : [
            {
              to: 'network',
              type: 'network.set',
              caipNetworkId: next,
              activate: true,
              quiet: true,
            } as const,
          ]),
      ...(query.isConnecting() || query.isOtherNamespace()
        ? []
        : [{ to: 'modal', type: 'close' } as const]),
    ]
  },
}
