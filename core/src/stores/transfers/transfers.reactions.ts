import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { TransfersEmitted } from './transfers.types.ts'

const sendViews: readonly string[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']
const error = (code: ErrorCode): Message => ({
  to: 'toast',
  type: 'show',
  variant: 'error',
  code,
  message: null,
})
const refresh = (namespace: Namespace): Message => ({
  to: 'account',
  namespace,
  type: 'refresh',
  forced: true,
})
/** Drops the toast while a send view shows the transfer, because that view shows the result. */
const unlessShown = (
  { detached }: { detached: boolean },
  query: Queries,
  message: Message,
): readonly Message[] =>
  !detached && query.isOpen() && sendViews.includes(query.currentView()) ? [] : [message]

/**
 * Cancels the router transactions if the in-page wallet finished the transfer without showing its
 * request.
 */
const cancelUnshownRequest = (query: Queries): readonly Message[] =>
  query.transactions() > 0 && query.currentView() !== 'ApproveTransaction'
    ? [{ to: 'router', type: 'transactions.cancel' }]
    : []

/** Reports each result of a transfer to the visitor once, whichever view is shown. */
export const transfersReactions: Reactions<TransfersEmitted> = {
  'transfer.requested': 'none',
  'transfer.unresponsive': 'none',
  'transfer.sent': ({ namespace }, query) => [
    ...cancelUnshownRequest(query),
    { to: 'toast', type: 'show', variant: 'success', code: 'send/started', message: null },
    refresh(namespace),
  ],
  'transfer.rejected': (event, query) => [
    ...cancelUnshownRequest(query),
    ...unlessShown(event, query, error('send/failed')),
  ],
  'transfer.failed': (event, query) => {
    // `send/already-asked` and `send/unfollowed` mean that the transfer was or may be sent: no
    // message may suggest a retry.
    if (event.code === 'send/already-asked') return cancelUnshownRequest(query)
    const messages =
      event.code === 'send/unfollowed'
        ? [error(event.code)]
        : unlessShown(event, query, error('send/failed'))
    return [...cancelUnshownRequest(query), ...messages]
  },
  'transfer.slow': 'none',
  'transfer.mismatched': () => [
    // Hide the toast that reports success: it contradicts the alert (fault W14).
    { to: 'toast', type: 'hide' },
    {
      to: 'alert',
      type: 'raise',
      code: 'send/altered',
      variant: 'error',
      details: {},
      once: false,
    },
  ],
  'transfer.confirmed': ({ namespace }) => [refresh(namespace)],
  'transfer.reverted': ({ namespace }) => [error('send/reverted'), refresh(namespace)],
  'transfer.replaced': ({ namespace }) => [error('send/replaced'), refresh(namespace)],
  'transfer.dropped': ({ namespace }) => [error('send/dropped'), refresh(namespace)],
}
