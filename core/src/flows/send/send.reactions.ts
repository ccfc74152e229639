import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { SendEmitted, SendOutput } from './send.types.ts'

const pages: readonly string[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']
const isThere = (query: Queries) => query.isOpen() && pages.includes(query.currentView())
const back = { to: 'router', type: 'back' } as const
/** A wallet inside this page asks on a page of the modal: how that ends is what the transaction stack waits for (specification, section 4). */
const entry = {
  to: 'router',
  type: 'transaction.push',
  outcomes: { success: [{ to: 'router', type: 'reset', view: 'Account' }], error: [], cancel: [] },
} as const

/** The review is a page of its own. Whoever is on another page by now is left there. */
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
    isThere(query) && query.currentView() !== 'WalletSend' ? [back] : [],
  'submit.requested': ({ id, connectorId, network, prepared }, query) => [
    ...(query.isInPageWallet(connectorId) ? [entry] : []),
    { to: 'transfers', type: 'submit', id, connectorId, network, prepared },
  ],
  'transfer.detached': ({ id }) => [{ to: 'transfers', type: 'detach', id }],
  done: ({ type }, query) => {
    if (!isThere(query)) return []
    if (type === 'sent') return [{ to: 'router', type: 'reset', view: 'Account' }]
    if (!query.isConnected()) return [{ to: 'router', type: 'reset', view: 'Connect' }]
    return [
      { to: 'router', type: 'reset', view: 'Account' },
      { to: 'router', type: 'push', view: 'WalletSend', data: null },
    ]
  },
}
