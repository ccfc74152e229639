import type { ChainAdapter } from '../adapter.ts'
import { isUnsupported, throwDisconnectFailed } from '../shared/error-kinds.ts'
import type { Context } from './context.types.ts'

/**
 * Deletes the connection and revokes the page's permission, if the wallet supports that and no other
 * namespace needs it. Does nothing for an unknown wallet. Throws `account/disconnect-failed` if the
 * wallet fails.
 */
export const disconnect =
  ({ resolver, connections }: Context): ChainAdapter['disconnect'] =>
  async (connectorId, signal, { revoke } = { revoke: true }) => {
    const client = resolver.find(connectorId)?.client
    if (client === undefined) return
    connections.delete(client)
    if (!revoke) return
    await client.disconnect(signal).catch((error: unknown) => {
      if (!isUnsupported(error)) throwDisconnectFailed(error)
    })
  }
