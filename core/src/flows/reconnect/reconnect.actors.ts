import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ReconnectInput } from './reconnect.types.ts'

/** Never prompts; waits for a wallet that announces itself late. Where wallets have no network of their own, the page's last one stays. */
export const reconnectActors = ({ adapters, storage }: Pick<Deps, 'adapters' | 'storage'>) => ({
  restoreConnection: fromPromise<Connection | null, ReconnectInput>(async ({ input, signal }) => {
    const { namespace, connectorId, address } = input
    const caipNetworkId = storage.get('caip_network_ids')?.[namespace] ?? null
    return (await adapters.get(namespace)).resume({ connectorId, address, caipNetworkId }, signal)
  }),
})
