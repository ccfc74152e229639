import { embeddedView } from '../../domain/routing/navigation.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { ModalEmitted } from './modal.types.ts'

/**
 * Tracks when the modal opens and closes. Shakes it if it may not close. After it closed, rejects the
 * requests that it has shown, and resets the view stack unless it was opened again.
 */
export const modalReactions: Reactions<ModalEmitted> = {
  'modal.opened': (_, query) => [
    track('MODAL_OPEN', { connected: query.isConnected() }),
    { to: 'config', type: 'load' },
  ],
  // The view stack stays, but the visitor closed the modal: each MODAL_OPEN has its MODAL_CLOSE.
  'modal.reopened': (_, query) => [
    track('MODAL_CLOSE', { connected: query.isConnected() }),
    track('MODAL_OPEN', { connected: query.isConnected() }),
    { to: 'config', type: 'load' },
  ],
  'consent.changed': 'none',
  'close.requested': (_, query) => [{ to: 'modal', type: query.mayClose() ? 'close' : 'shake' }],
  'modal.closed': ({ requests }, query) => [
    track('MODAL_CLOSE', { connected: query.isConnected() }),
    { to: 'config', type: 'release' },
    ...cancelPending(requests),
    ...(query.isOpen() ? [] : [{ to: 'router', type: 'reset', view: 'Connect' } as const]),
  ],
  'modal.reset': ({ requests }, query) => [
    ...cancelPending(requests),
    {
      to: 'router',
      type: 'reset',
      view:
        query.missingSignIn() === 'required'
          ? 'SIWXSignMessage'
          : embeddedView(query.isConnected()),
    },
    ...showArrived(requests, query),
  ],
}

/** Cancels the router transactions, and rejects the requests that the visitor closed. */
const cancelPending = (ids: readonly string[]): readonly Message[] => [
  { to: 'router', type: 'transactions.cancel' },
  ...(ids.length > 0 ? [{ to: 'approvals', type: 'requests.reject', ids } as const] : []),
]

/** Shows the request that arrived in the tick of the reset, which is not one of the closed ones. */
function showArrived(closed: readonly string[], query: Queries): readonly Message[] {
  const [id] = query.pendingRequests()
  return id === undefined || closed.includes(id)
    ? []
    : [{ to: 'router', type: 'push', view: 'ApproveTransaction' }]
}
