import type { Questions, Reactions } from '../../protocol/messages.ts'
import type { SendFact, SendInput, SendOutput } from './send.types.ts'

const pages: readonly string[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']
const isThere = (ask: Questions) => ask.isOpen() && pages.includes(ask.currentView())
const back = { to: 'router', type: 'back' } as const
/** A wallet inside this page asks on a page of the modal: how that ends is what the transaction stack waits for (specification, section 4). */
const entry = {
  to: 'router',
  type: 'transaction.push',
  outcomes: { success: [{ to: 'router', type: 'reset', view: 'Account' }], error: [], cancel: [] },
} as const

/** The review is a page of its own. Whoever is on another page by now is left there. */
export const sendReactions: Reactions<SendFact, SendOutput, SendInput> = {
  'holdings.wanted': ({ namespace }) => [{ to: 'account', namespace, type: 'want', forced: false }],
  'review.ready': (_, ask) =>
    ask.currentView() === 'WalletSend'
      ? [{ to: 'router', type: 'push', view: 'WalletSendPreview' }]
      : [],
  'review.left': (_, ask) => (ask.currentView() === 'WalletSendPreview' ? [back] : []),
  'send.stale': (_, ask) => (isThere(ask) && ask.currentView() !== 'WalletSend' ? [back] : []),
  'transfer.wanted': ({ id, connectorId, network, prepared }, ask) => [
    ...(ask.approvesIn(connectorId) ? [entry] : []),
    { to: 'transfers', type: 'submit', id, connectorId, network, prepared },
  ],
  'transfer.left': ({ id }) => [{ to: 'transfers', type: 'leave', id }],
  done: ({ type }, ask) => {
    if (!isThere(ask)) return []
    if (type === 'sent') return [{ to: 'router', type: 'reset', view: 'Account' }]
    if (!ask.isConnected()) return [{ to: 'router', type: 'reset', view: 'Connect' }]
    return [
      { to: 'router', type: 'reset', view: 'Account' },
      { to: 'router', type: 'push', view: 'WalletSend', data: null },
    ]
  },
}
