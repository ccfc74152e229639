import { fromPromise } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { AccountRequest } from './switch-account.types.ts'

export const switchAccountActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  /** Connects another wallet in place of the connected one. */
  requestAccounts: fromPromise<Connection, AccountRequest>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.namespace)
    return adapter.connect(
      { connectorId: input.connectorId, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
})
