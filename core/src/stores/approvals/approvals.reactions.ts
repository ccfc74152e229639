import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { ApprovalsEmitted } from './approvals.types.ts'

/**
 * Shows the first request in the ApproveTransaction view. A modal that fades out opens again: the
 * visitor has closed earlier requests, not this one (fault V6).
 */
function showRequest(
  { request, pending }: Extract<ApprovalsEmitted, { pending: readonly string[] }>,
  query: Queries,
): readonly Message[] {
  const view = 'ApproveTransaction'
  const show = { to: 'modal', type: 'request.show', id: request.id, pending } as const
  if (!query.isOpen()) return [{ to: 'router', type: 'reset', view }, show]
  return query.currentView() === view ? [show] : [{ to: 'router', type: 'push', view }, show]
}

/**
 * Shows a request in the ApproveTransaction view. When the last pending request is settled, ends the
 * router transactions that were pushed before it arrived: the request of a transaction is one of
 * them, but the page may send others beside it. While no transaction is open, closes the modal, or
 * shows the sign-in that is required.
 */
export const approvalsReactions: Reactions<ApprovalsEmitted> = {
  'request.shown': showRequest,
  // If another view covers the first request, that request is still pending: show it again.
  'request.queued': showRequest,
  'request.advanced': (_, query) =>
    query.isOpen() ? [{ to: 'router', type: 'push', view: 'ApproveTransaction' }] : [],
  'request.settled': ({ request, outcome, more }, query) => {
    const { namespace } = request
    const refresh: Message[] =
      outcome === 'success' && query.isConnected(namespace)
        ? [{ to: 'account', namespace, type: 'refresh', forced: true }]
        : []
    if (more) return refresh
    if (query.transactions() > 0)
      return [
        ...refresh,
        { to: 'router', type: 'transaction.pop', outcome, request: request.id },
        // also if no transaction waits for this request
        { to: 'router', type: 'back.from', from: 'ApproveTransaction' },
      ]
    if (!query.isOpen() || query.currentView() !== 'ApproveTransaction') return refresh
    return query.missingSignIn() === 'required'
      ? [...refresh, { to: 'router', type: 'reset', view: 'SIWXSignMessage' }]
      : [...refresh, { to: 'modal', type: 'close' }]
  },
}
