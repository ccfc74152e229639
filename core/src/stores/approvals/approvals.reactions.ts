import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ApprovalsEmitted } from './approvals.types.ts'

/**
 * Shows a request in its own view. The result ends the pending transaction; without one, the modal
 * closes.
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
  // another view above the first request does not decide it: show the request again (closing the
  // modal rejects both)
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
    const isShown = query.isOpen() && query.currentView() === 'ApproveTransaction'
    return isShown && !more ? [...refresh, { to: 'modal', type: 'close' }] : refresh
  },
}
