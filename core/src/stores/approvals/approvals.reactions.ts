import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ApprovalsEmitted } from './approvals.types.ts'

/**
 * A request is shown on a page of its own. Whoever waits for it with an entry of the transaction stack hears how it ended; where nobody
 * does, the modal closes (specification, section 4).
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
  // a page that was put over the first one is no answer to it; who closes the modal refuses this one as well
  'request.queued': (_, query) =>
    query.isOpen() && query.currentView() !== 'ApproveTransaction'
      ? [{ to: 'router', type: 'push', view: 'ApproveTransaction' }]
      : [],
  'request.settled': ({ request, outcome, more }, query) => {
    const { namespace } = request
    const news: Message[] =
      outcome === 'success' && query.isConnected(namespace)
        ? [{ to: 'account', namespace, type: 'refresh', forced: true }]
        : []
    if (query.transactions() > 0)
      return [...news, { to: 'router', type: 'transaction.pop', outcome }]
    const isShown = query.isOpen() && query.currentView() === 'ApproveTransaction'
    return isShown && !more ? [...news, { to: 'modal', type: 'close' }] : news
  },
}
