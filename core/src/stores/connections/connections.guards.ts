import type { ConnectionsContext, ConnectionsEvent } from './connections.types.ts'

type Args = { context: ConnectionsContext; event: ConnectionsEvent }

/** Whether the namespace that another tab disconnected is connected in this tab. */
export const isConnected = ({ context, event }: Args) =>
  event.type === 'connection.removed' && context.connected[event.namespace] !== undefined
/** Whether this tab has read or stored a connection to the restored connector. */
export const isStored = ({ context, event }: Args) =>
  event.type === 'connection.restored' &&
  context.connected[event.connection.namespace] === event.connection.connectorId
/** Whether the remote session ended. */
export const isSessionEnd = ({ context, event }: Args) =>
  event.type === 'session.changed' && event.session === null && context.session !== null
/** Whether the namespace is connected with another address than the selected one. */
export const isOtherAddress = ({ context, event }: Args) =>
  event.type === 'address.select' &&
  context.connections[event.namespace] !== undefined &&
  context.connections[event.namespace]?.address !== event.address
