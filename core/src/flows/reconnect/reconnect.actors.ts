import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ReconnectInput } from './reconnect.types.ts'

/**
 * Restores without a prompt and waits for a wallet that is announced late. If a wallet has no
 * network of its own, the last network of the page is used.
 */
export const reconnectActors = ({ adapters, storage }: Pick<Deps, 'adapters' | 'storage'>) => ({
  restoreConnection: fromPromise<Connection | null, ReconnectInput>(async ({ input, signal }) => {
    const { namespace, connectorId, address } = input
    const caipNetworkId = storage.get('caip_network_ids')?.[namespace] ?? null
    return (await adapters.get(namespace)).resume({ connectorId, address, caipNetworkId }, signal)
  }),
})
