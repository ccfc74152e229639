import { fromCallback, fromPromise } from 'xstate'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { PopupEvent, PopupRequest } from './connect.types.ts'

export const connectActors = ({ remote, embedded }: Pick<Deps, 'remote' | 'embedded'>) => ({
  /**
   * Resolves when the pairing has a valid URI. Throws `remote/unavailable`, or the error of the
   * pairing. The pairing stays open for the view that connects the picked wallet.
   */
  preparePairing: fromPromise<void>(({ signal }) => {
    let unsubscribe = () => {}
    return new Promise<void>((resolve, reject) => {
      if (remote === null) throw new KitError(remoteErrors, 'remote/unavailable')
      unsubscribe = remote.pair({ fresh: false }, (event) => {
        if (event.type === 'uri.shown') resolve()
        if (event.type === 'pairing.failed') reject(event.error)
      })
      signal.addEventListener('abort', unsubscribe, { once: true })
    }).finally(() => unsubscribe())
  }),
  /**
   * Opens the popup of a social login at once, while the visitor's click still allows the page to
   * open windows.
   */
  openPopups: fromCallback<PopupRequest>(({ receive, sendBack }) =>
    receive(({ provider }) => {
      const type = embedded?.popup.open() ? 'popup.opened' : 'popup.blocked'
      sendBack({ type, provider } satisfies PopupEvent)
    }),
  ),
})
