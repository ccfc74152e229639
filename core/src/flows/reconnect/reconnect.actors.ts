import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { connectorKey } from '../../domain/account/connector-key.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ReconnectInput } from './reconnect.types.ts'

export const reconnectActors = ({
  adapters,
  storage,
  platform,
}: Pick<Deps, 'adapters' | 'storage' | 'platform'>) => ({
  /**
   * Restores the connection without a prompt; the adapter waits for a wallet that announces itself
   * late. Passes the stored network of the namespace, for wallets that report no network.
   */
  restoreConnection: fromPromise<Connection | null, ReconnectInput>(async ({ input, signal }) => {
    const { namespace, connectorId, address } = input
    const caipNetworkId = storage.get('caip_network_ids')?.[namespace] ?? null
    const inTurn = <T>(request: () => Promise<T>): Promise<T> =>
      platform.lock(`@latchkit/restore ${namespace} ${connectorId}`, async () => {
        signal.throwIfAborted()
        // Another tab removes the stored connection if the wallet refuses it.
        if (storage.get(connectorKey(namespace)) !== connectorId)
          throw new KitError(rpcErrors, 'rpc/unauthorized')
        return request()
      })
    try {
      const adapter = await adapters.get(namespace)
      return await adapter.resume({ connectorId, address, caipNetworkId, inTurn }, signal)
    } catch (error) {
      if (!signal.aborted)
        platform.log.warn(`Restoring the connection of ${namespace} failed: ${codeOf(error)}`)
      throw error
    }
  }),
})
