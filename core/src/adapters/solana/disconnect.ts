import type { ChainAdapter } from '../adapter.ts'
import { throwDisconnectFailed } from '../shared/error-kinds.ts'
import type { Context } from './context.types.ts'

/**
 * Deletes the connection. Calls `standard:disconnect` if the wallet is available and supports it,
 * unless another namespace needs its permission. Throws `account/disconnect-failed`.
 */
export const disconnect =
  ({ resolver, guardedCall, connections }: Context): ChainAdapter['disconnect'] =>
  async (connectorId, signal, { revoke } = { revoke: true }) => {
    const wallet = resolver.find(connectorId)
    if (revoke && wallet?.client.has('standard:disconnect')) {
      const method = 'standard:disconnect'
      const call = () => wallet.client.call(method, 'disconnect')
      await guardedCall({ fallbackCode: 'account/disconnect-failed', method }, signal, call).catch(
        throwDisconnectFailed,
      )
    }
    connections.delete(connectorId)
  }
