import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ApprovalsEmitted } from './approvals.types.ts'

/**
 * Shows a request in the ApproveTransaction view. When the request is settled, pops the router
 * transaction. Without one, closes the modal unless other requests are pending, or shows the
 * sign-in that is required.
 */
export const approvalsReactions: Reactions<ApprovalsEmitted> = {
  'request.shown': (_, query) => {
    if (!query.isOpen())
      return [
        { to: 'router', type: 'reset', view: 'ApproveTransaction' },
        { to: 'modal', type: 'open' },
      ]
    return [{ to: 'router', type: 'push', view: 'ApproveTransaction' }]
  },
  // If another view covers the first request, that request is still pending: show it again. Closing
  // the modal rejects both requests.
  'request.queued': (_, query) =>
    query.isOpen() && query.currentView() !== 'ApproveTransaction'
      ? [{ to: 'router', type: 'push', view: 'ApproveTransaction' }]
      : [],
  'request.settled': ({ request, outcome, more }, query) => {
    const { namespace } = request
    const refresh: Message[] =
      outcome === 'success' && query.isConnected(namespace)
        ? [{ to: 'account', namespace, type: 'refresh', forced: true }]
        : []
    if (query.transactions() > 0)
      return [...refresh, { to: 'router', type: 'transaction.pop', outcome }]
    if (!query.isOpen() || query.currentView() !== 'ApproveTransaction' || more) return refresh
    return query.missingSignIn() === 'required'
      ? [...refresh, { to: 'router', type: 'reset', view: 'SIWXSignMessage' }]
      : [...refresh, { to: 'modal', type: 'close' }]
  },
}
