import { fromPromise } from 'xstate'
import { findRemoteConnector } from '../../domain/wallet/find-connectors.ts'
import { EarlyError } from '../../errors/early-error.ts'
import type { Deps } from '../../protocol/deps.ts'

export const connectActors = ({ connectors }: Pick<Deps, 'connectors'>) => ({
  /**
   * Resolves when the pairing has a valid URI. Throws `remote/unavailable`, or the error of the
   * pairing. The pairing stays open for the view that connects the picked wallet.
   */
  preparePairing: fromPromise<void>(({ signal }) => {
    let unsubscribe = () => {}
    return new Promise<void>((resolve, reject) => {
      const remote = findRemoteConnector(connectors)
      if (remote === null) throw new EarlyError('remote/unavailable')
      unsubscribe = remote.pair({ fresh: false }, (event) => {
        if (event.type === 'uri.shown') resolve()
        if (event.type === 'pairing.failed') reject(event.error)
      })
      signal.addEventListener('abort', unsubscribe, { once: true })
    }).finally(() => unsubscribe())
  }),
})
