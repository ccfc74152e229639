import type { Reactions, Tell } from '../../protocol/messages.ts'
import type { ApprovalsFact } from './approvals.types.ts'

/**
 * A request is shown on a page of its own. Whoever waits for it with an entry of the transaction stack hears how it ended; where nobody
 * does, the modal closes (specification, section 4).
 */
export const approvalsReactions: Reactions<ApprovalsFact> = {
  'request.shown': (_, ask) => {
    if (!ask.isOpen())
      return [
        { to: 'router', type: 'reset', view: 'ApproveTransaction' },
        { to: 'modal', type: 'open' },
      ]
    return [{ to: 'router', type: 'push', view: 'ApproveTransaction' }]
  },
  // a page that was put over the first one is no answer to it; who closes the modal refuses this one as well
  'request.waiting': (_, ask) =>
    ask.isOpen() && ask.currentView() !== 'ApproveTransaction'
      ? [{ to: 'router', type: 'push', view: 'ApproveTransaction' }]
      : [],
  'request.settled': ({ request, outcome, more }, ask) => {
    const { namespace } = request
    const news: Tell[] =
      outcome === 'success' && ask.isConnected(namespace)
        ? [{ to: 'account', namespace, type: 'refresh', forced: true }]
        : []
    if (ask.transactions() > 0) return [...news, { to: 'router', type: 'transaction.pop', outcome }]
    const isShown = ask.isOpen() && ask.currentView() === 'ApproveTransaction'
    return isShown && !more ? [...news, { to: 'modal', type: 'close' }] : news
  },
}
