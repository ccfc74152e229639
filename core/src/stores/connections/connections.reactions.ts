import type { Reactions } from '../../protocol/messages.ts'
import type { ConnectionsFact } from './connections.types.ts'

/** Two tabs agree: what one disconnected is disconnected in the other. What another namespace shows stays. */
export const connectionsReactions: Reactions<ConnectionsFact> = {
  'connector.found': 'silent',
  'relay.complained': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
  'connection.removed': ({ namespace }, ask) => {
    const dropped = { to: 'account', namespace, type: 'dropped' } as const
    if (ask.activeNamespace() !== namespace) return [dropped]
    const next = ask.nextConnected([namespace])
    return [
      dropped,
      ...(next === null
        ? []
        : [
            {
              to: 'network',
              type: 'adopt',
              caipNetworkId: next,
              activate: true,
              quiet: true,
            } as const,
          ]),
      ...(ask.isConnecting() || ask.isElsewhere() ? [] : [{ to: 'modal', type: 'close' } as const]),
    ]
  },
}
