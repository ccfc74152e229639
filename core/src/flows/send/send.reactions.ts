import { approvalTransaction } from '../../protocol/approval-transaction.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { SendEmitted, SendOutput } from './send.types.ts'

const sendViews: readonly string[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']
const isOnSendView = (query: Queries) => query.isOpen() && sendViews.includes(query.currentView())
const back = { to: 'router', type: 'back' } as const
/** Opens and closes the views of the flow, unless the visitor has navigated to another view. */
export const sendReactions: Reactions<SendEmitted, SendOutput> = {
  'holdings.requested': ({ namespace }) => [
    { to: 'account', namespace, type: 'load', forced: false },
  ],
  'review.ready': (_, query) =>
    query.currentView() === 'WalletSend'
      ? [{ to: 'router', type: 'push', view: 'WalletSendPreview' }]
      : [],
  'review.closed': (_, query) => (query.currentView() === 'WalletSendPreview' ? [back] : []),
  'send.outdated': (_, query) =>
    isOnSendView(query) && query.currentView() !== 'WalletSend' ? [back] : [],
  'submit.requested': ({ id, connectorId, network, prepared }, query) => [
    ...approvalTransaction(connectorId, query),
    { to: 'transfers', type: 'submit', id, connectorId, network, prepared },
  ],
  'transfer.detached': ({ id }) => [{ to: 'transfers', type: 'detach', id }],
  done: ({ type }, query) => {
    if (!isOnSendView(query)) return []
    if (!query.isConnected()) return [{ to: 'router', type: 'reset', view: 'Connect' }]
    if (type !== 'restarted') return [{ to: 'router', type: 'reset', view: 'Account' }]
    return [
      { to: 'router', type: 'reset', view: 'Account' },
      { to: 'router', type: 'push', view: 'WalletSend', data: null },
    ]
  },
}
