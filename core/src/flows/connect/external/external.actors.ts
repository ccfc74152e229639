import { fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { AskWallet } from './external.types.ts'

/** Loads the namespace's code at first use, then asks the wallet once; or only listens, where it has a request open already. */
export const externalActors = ({ adapters }: Pick<Deps, 'adapters'>) => ({
  requestAccounts: fromPromise<Connection, AskWallet>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.connector.chain)
    return adapter.connect(
      { connectorId: input.connector.id, caipNetworkId: input.caipNetworkId },
      signal,
    )
  }),
  awaitShared: fromPromise<Connection, AskWallet>(async ({ input, signal }) => {
    const { chain, id: connectorId } = input.connector
    const adapter = await adapters.get(chain)
    return new Promise((resolve, reject) => {
      const stop = adapter.watch(connectorId, (event) => {
        if (event.type !== 'accounts.changed' || event.accounts.length === 0) return
        adapter
          .resume({ connectorId, address: null }, signal)
          .then((shared) => shared !== null && resolve(shared), reject)
      })
      signal.addEventListener('abort', stop, { once: true })
    })
  }),
})
