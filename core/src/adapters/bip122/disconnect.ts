import { KitError } from '../../errors/kit-error.ts'
import type { ChainAdapter } from '../adapter.ts'
import { isInterrupted, isUnsupported } from '../shared/error-kinds.ts'
import type { Context } from './context.types.ts'

/**
 * Revokes the page's permission if the wallet supports that. Does nothing for a wallet that is
 * gone. Throws `account/disconnect-failed`.
 */
export const disconnect =
  ({ resolver, connections }: Context): ChainAdapter['disconnect'] =>
  async (connectorId, signal) => {
    const client = resolver.find(connectorId)?.client
    if (client === undefined) return
    connections.delete(client)
    await client.disconnect(signal).catch((error: unknown) => {
      if (isUnsupported(error)) return
      throw isInterrupted(error)
        ? error
        : new KitError('account/disconnect-failed', {}, { cause: error })
    })
  }
