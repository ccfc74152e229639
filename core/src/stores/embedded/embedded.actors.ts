import { fromCallback, fromPromise } from 'xstate'
import { codeOf } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { CompletedRequest, Deps, EmbeddedEvent } from '../../protocol/deps.ts'
import type { CompletionEvent, SaveProvider } from './embedded.types.ts'

/**
 * Methods whose completion counts although the page has no result: they move money, or grant a
 * permission. The page does not have a signature.
 */
const countingMethods: readonly string[] = [
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'solana_signAndSendTransaction',
  'wallet_grantPermissions',
]

const loadCompletions = lazy(() => import('./read-completion.actors.ts'))

export const embeddedActors = ({
  embedded,
  storage,
  platform,
  adapters,
}: Pick<Deps, 'embedded' | 'storage' | 'platform' | 'adapters'>) => ({
  watchFrame: fromCallback<EmbeddedEvent>(({ sendBack }) =>
    embedded?.subscribe((event) => sendBack(event)),
  ),
  saveProvider: fromCallback<SaveProvider>(({ receive }) =>
    receive(({ provider }) => {
      if (provider === null) storage.remove('connected_social')
      else storage.set('connected_social', provider)
    }),
  ),
  /** Reads what a completed request has moved, and the hash of its transaction. */
  readCompletions: fromCallback<CompletedRequest>(({ sendBack, receive }) => {
    const scope = new AbortController()
    const send: (event: CompletionEvent) => void = sendBack
    receive((completed) => {
      const { method } = completed.request
      if (!countingMethods.includes(method)) return
      loadCompletions()
        .then(
          ({ readCompletion }) => readCompletion(adapters, completed, send, scope.signal),
          () => send({ type: 'completion.read', method, sent: null, hash: null }),
        )
        .catch((error: unknown) => {
          if (!scope.signal.aborted)
            platform.log.error('Tracking a batch of calls failed', codeOf(error))
        })
    })
    return () => scope.abort()
  }),
  /** Loads the frame again. Logs an error; `frame.failed` raises the alert. */
  reloadFrame: fromPromise<void>(async ({ signal }) => {
    await embedded?.reload(signal).catch((error: unknown) => {
      if (!signal.aborted) platform.log.warn('The embedded wallet could not be reloaded', error)
    })
  }),
})
