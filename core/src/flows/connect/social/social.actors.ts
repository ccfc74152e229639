import { fromCallback, fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { namespaceOf } from '../../../domain/caip/caip.ts'
import { returnTo } from '../../../domain/embedded/redirect-url.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type {
  ConnectRequest,
  ForgetRequest,
  PopupEvent,
  PopupRequest,
  PopupResult,
  UrlRequest,
} from './social.types.ts'

export const socialActors = ({
  adapters,
  embedded,
  platform,
  storage,
}: Pick<Deps, 'adapters' | 'embedded' | 'platform' | 'storage'>) => {
  const connector = () => {
    if (embedded === null) throw new KitError('embedded/unavailable')
    return embedded
  }
  return {
    /**
     * Opens the popup at once, while the visitor's click still allows the page to open windows.
     * Closes it when the flow ends: it may have been left before the login started.
     */
    openPopups: fromCallback<PopupRequest>(({ receive, sendBack }) => {
      receive(() => {
        if (!embedded?.popup.open()) sendBack({ type: 'popup.blocked' } satisfies PopupEvent)
      })
      return () => embedded?.popup.close()
    }),
    /** Closes the popup of the click that picked the login. */
    closePopup: fromCallback(() => embedded?.popup.close()),
    /**
     * Resolves with the result that the popup posts. Closes the popup in the end, also when it is
     * aborted.
     */
    waitForResult: fromPromise<PopupResult>(async ({ signal }) => {
      const { popup } = connector()
      const close = () => popup.close()
      signal.addEventListener('abort', close, { once: true })
      try {
        return { resultUri: await popup.result(signal) }
      } finally {
        signal.removeEventListener('abort', close)
        // After an abort, a new attempt may have opened the next popup.
        if (!signal.aborted) close()
      }
    }),
    /**
     * Points the popup to the page of the provider. Throws `social/popup-missing` if none was opened.
     * `waitForResult` rejects if the visitor closed it.
     */
    showProvider: fromPromise<void, UrlRequest>(async ({ input, signal }) => {
      const url = await connector().socialUrl(input.provider, signal)
      signal.throwIfAborted()
      if (!connector().popup.navigate(url)) throw new KitError('social/popup-missing')
    }),
    /**
     * Opens the page of the provider in place of this one, which it returns to. Stores the provider
     * for the return; `forgetProvider` removes it. Throws `social/popup-blocked`.
     */
    leavePage: fromPromise<void, UrlRequest>(async ({ input, signal }) => {
      const url = await connector().socialUrl(input.provider, signal)
      signal.throwIfAborted()
      storage.set('social_provider', input.provider)
      if (!platform.windows.open(returnTo(url, platform.page.facts().url), '_top'))
        throw new KitError('social/popup-blocked')
    }),
    /** Removes the stored provider, so that a login that was left cannot return later. */
    forgetProvider: fromCallback<ForgetRequest>(({ receive }) =>
      receive(() => storage.remove('social_provider')),
    ),
    /** Loads the adapter, which has the provider, completes the login and connects the network. */
    connectUser: fromPromise<Connection, ConnectRequest>(async ({ input, signal }) => {
      const { connect } = connector()
      await adapters.get(namespaceOf(input.caipNetworkId))
      return connect(input, signal)
    }),
  }
}
