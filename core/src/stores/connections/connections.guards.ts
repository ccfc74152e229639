import type { ConnectionsContext, ConnectionsEvent } from './connections.types.ts'

type Args = { context: ConnectionsContext; event: ConnectionsEvent }

/** The namespace is connected here: another tab's word concerns us. */
export const isConnectedHere = ({ context, event }: Args) =>
  event.type === 'connection.removed' && context.connected[event.namespace] !== undefined
/** The session over the relay that there was is over. */
export const isEnd = ({ context, event }: Args) =>
  event.type === 'session.changed' && event.session === null && context.session !== null
/** The namespace is connected, with another account than the one that became active. */
export const isAnother = ({ context, event }: Args) =>
  event.type === 'address.select' &&
  context.connections[event.namespace] !== undefined &&
  context.connections[event.namespace]?.address !== event.address
