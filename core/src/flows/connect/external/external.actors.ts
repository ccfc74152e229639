import { fromPromise } from 'xstate'
import type { World } from '../../../contracts/world.ts'
import type { Connection } from '../../../domain/account.ts'
import type { AskWallet } from './external.types.ts'

/** Loads the namespace's code at first use, then asks the wallet once. */
export const externalActors = ({ adapters }: Pick<World, 'adapters'>) => ({
  requestAccounts: fromPromise<Connection, AskWallet>(async ({ input, signal }) => {
    const adapter = await adapters.get(input.connector.chain)
    return adapter.connect({ connectorId: input.connector.id, caipNetworkId: input.caipNetworkId }, signal)
  }),
})
