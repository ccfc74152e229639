import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { AskAccount } from './switch-account.types.ts'

/** Another wallet is connected in place of the present one. */
export const switchAccountActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  requestAccounts: fromPromise<Connection, AskAccount>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.namespace)
    return adapter.connect(
      { connectorId: input.connectorId, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
})
