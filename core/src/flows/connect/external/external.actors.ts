import { fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { AccountsRequest } from './external.types.ts'

/** Both actors load the code of the adapter unless it is loaded. */
export const externalActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  /** Sends the wallet one connection request, at once if the adapter is loaded. */
  requestAccounts: fromPromise<Connection, AccountsRequest>(async ({ input, signal }) => {
    const { chain } = input.connector
    const adapter = adapters.loaded(chain) ?? (await adapters.get(chain))
    return adapter.connect(
      { connectorId: input.connector.id, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
  /** Waits for the result of a request that is already open in the wallet. Sends no request. */
  waitForAccounts: fromPromise<Connection, AccountsRequest>(async ({ input, signal }) => {
    const { chain, id: connectorId } = input.connector
    const adapter = await adapters.get(chain)
    return new Promise((resolve, reject) => {
      const unsubscribe = adapter.watch(connectorId, (event) => {
        if (event.type !== 'accounts.changed' || event.accounts.length === 0) return
        adapter
          .resume({ connectorId, address: null }, signal)
          .then((connection) => connection !== null && resolve(connection), reject)
      })
      signal.addEventListener('abort', unsubscribe, { once: true })
    })
  }),
})
