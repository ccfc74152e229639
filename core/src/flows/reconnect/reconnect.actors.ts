import { fromPromise } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { Connection } from '../../domain/account.ts'
import type { ReconnectInput } from './reconnect.types.ts'

/** Never prompts; waits for a wallet that announces itself late. */
export const reconnectActors = ({ adapters }: Pick<World, 'adapters'>) => ({
  restoreConnection: fromPromise<Connection | null, ReconnectInput>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.namespace)
    return adapter.resume({ connectorId: input.connectorId, address: input.address }, signal)
  }),
})
