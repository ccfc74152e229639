import { formatUnits } from '../../domain/amount/amount.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { TransferReview } from '../../domain/transfer/transfer.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { eventTextOf } from '../../errors/text-of.ts'
import type { ToastVariant } from '../../protocol/kit-state.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { TransfersEmitted } from './transfers.types.ts'

/** Each toast names amount and receiver of its transfer: another one may be shown (fault V2). */
const toast =
  (variant: ToastVariant) =>
  (code: ErrorCode, { id }: { id: string }): Message => ({
    to: 'toast',
    type: 'show',
    variant,
    code,
    message: null,
    transfer: id,
  })
const success = toast('success')
const error = toast('error')
const refresh = (namespace: Namespace): Message => ({
  to: 'account',
  namespace,
  type: 'refresh',
  forced: true,
})
/** Drops the toast while a view shows the same transfer, because that view shows the result. */
const unlessShown = (
  { id }: { id: string },
  query: Queries,
  message: Message,
): readonly Message[] => (query.shownTransfer() === id ? [] : [message])

/**
 * Cancels the router transactions if the in-page wallet finished the transfer without showing its
 * request.
 */
const cancelUnshownRequest = (query: Queries): readonly Message[] =>
  query.transactions() > 0 && query.currentView() !== 'ApproveTransaction'
    ? [{ to: 'router', type: 'transactions.cancel' }]
    : []

/** The properties of telemetry events about a transfer. */
const sendingOf = (
  { caipNetworkId, symbol, amount, decimals }: TransferReview,
  query: Queries,
) => ({
  isSmartAccount: query.trackedAccount().isSmartAccount,
  network: caipNetworkId,
  token: symbol,
  amount: formatUnits(BigInt(amount), decimals),
})
const trackError = (
  { review, code }: { review: TransferReview | null; code: ErrorCode },
  query: Queries,
): readonly Message[] =>
  review === null
    ? []
    : [track('SEND_ERROR', { ...sendingOf(review, query), message: eventTextOf(code) })]

/** Reports each result of a transfer to the visitor once, whichever view is shown. */
export const transfersReactions: Reactions<TransfersEmitted> = {
  'transfer.requested': ({ review }, query) => [track('SEND_INITIATED', sendingOf(review, query))],
  'transfer.unresponsive': 'none',
  'transfer.sent': (event, query) => [
    ...cancelUnshownRequest(query),
    ...unlessShown(event, query, success('send/started', event)),
    refresh(event.namespace),
    ...(event.review === null ? [] : [track('SEND_SUCCESS', sendingOf(event.review, query))]),
  ],
  'transfer.rejected': (event, query) => [
    ...cancelUnshownRequest(query),
    ...unlessShown(event, query, error('send/failed', event)),
    ...trackError(event, query),
  ],
  'transfer.failed': (event, query) => {
    // `send/already-asked` and `send/unfollowed` mean that the transfer was or may be sent: no
    // message may suggest a retry.
    if (event.code === 'send/already-asked') return cancelUnshownRequest(query)
    const messages =
      event.code === 'send/unfollowed'
        ? [error(event.code, event)]
        : unlessShown(event, query, error('send/failed', event))
    return [...cancelUnshownRequest(query), ...messages, ...trackError(event, query)]
  },
  // It waits as before, and its row says why. The fee of a block may fall again at any time.
  'transfer.slow': 'none',
  'transfer.underpriced': 'none',
  'transfer.mismatched': (event) => [
    // Replaces the toast that reports success: it contradicts the alert (fault W14).
    error('send/altered', event),
    {
      to: 'alert',
      type: 'raise',
      code: 'send/altered',
      variant: 'error',
      details: { transfer: event.id },
      once: false,
    },
  ],
  'transfer.astray': (event, query) => unlessShown(event, query, error('send/astray', event)),
  'transfer.misdirected': (event) => [
    // Replaces the toast that reports success: it contradicts this one. That of an altered transfer
    // says more.
    ...(event.status === 'mismatched' ? [] : [error('send/misdirected', event)]),
    refresh(event.namespace),
  ],
  'transfer.included': ({ namespace }) => [refresh(namespace)],
  'transfer.reorganized': (event, query) => [
    ...unlessShown(event, query, error('send/reorganized', event)),
    refresh(event.namespace),
  ],
  'transfer.confirmed': (event, query) => [
    // The network confirmed another transaction than the reviewed one: the alert stands.
    ...(event.status === 'mismatched'
      ? []
      : unlessShown(event, query, success('send/confirmed', event))),
    refresh(event.namespace),
  ],
  'transfer.reverted': (event, query) => [
    ...unlessShown(event, query, error('send/reverted', event)),
    refresh(event.namespace),
  ],
  'transfer.replaced': (event, query) => [
    ...unlessShown(event, query, error('send/replaced', event)),
    refresh(event.namespace),
  ],
  'transfer.dropped': (event, query) => [
    ...unlessShown(event, query, error('send/dropped', event)),
    refresh(event.namespace),
  ],
}
