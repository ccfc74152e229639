import type { Reactions } from '../../contracts/tell.ts'
import type { ConnectionsFact } from './connections.types.ts'

/** Two tabs agree: what one disconnected is disconnected in the other. */
export const connectionsReactions: Reactions<ConnectionsFact> = {
  'connector.found': 'silent',
  'relay.complained': ({ code }) => [{ to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true }],
  'connection.removed': ({ namespace }) => [
    { to: 'account', namespace, type: 'dropped' },
    { to: 'modal', type: 'close' },
  ],
}
