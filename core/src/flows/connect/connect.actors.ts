import { fromPromise } from 'xstate'
import { findRemoteConnector } from '../../domain/wallet/find-remote-connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'

/** Makes the pairing's URI, or finds that it is still good, and leaves it to the wallet's own page. */
export const connectActors = ({ connectors }: Pick<Deps, 'connectors'>) => ({
  preparePairing: fromPromise<void>(({ signal }) => {
    let stop = () => {}
    return new Promise<void>((resolve, reject) => {
      const remote = findRemoteConnector(connectors)
      if (remote === null) throw new KitError('remote/unavailable')
      stop = remote.pair({ fresh: false }, (event) => {
        if (event.type === 'uri.shown') resolve()
        if (event.type === 'pairing.failed') reject(event.error)
      })
      signal.addEventListener('abort', stop, { once: true })
    }).finally(() => stop())
  }),
})
