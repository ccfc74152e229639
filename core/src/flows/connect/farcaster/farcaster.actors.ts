import { fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { namespaceOf } from '../../../domain/caip/caip.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { ConnectRequest } from './farcaster.types.ts'

export const farcasterActors = ({ adapters, embedded }: Pick<Deps, 'adapters' | 'embedded'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError('embedded/unavailable')
    return embedded
  }
  return {
    requestUrl: fromPromise<string>(async ({ signal }) => connector().farcasterUrl(signal)),
    /** Resolves when the visitor has approved the login in the app. */
    waitForApproval: fromPromise<{ userName: string }>(async ({ signal }) =>
      connector().confirmFarcaster(signal),
    ),
    /** Loads the adapter, which has the provider, completes the login and connects the network. */
    connectUser: fromPromise<Connection, ConnectRequest>(async ({ input, signal }) => {
      const { connect } = connector()
      await adapters.get(namespaceOf(input.caipNetworkId))
      return connect(input, signal)
    }),
  }
}
