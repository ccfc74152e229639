import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Questions, Reactions, Tell } from '../../protocol/messages.ts'
import type { TransfersFact } from './transfers.types.ts'

const pages: readonly string[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']
const error = (code: ErrorCode): Tell => ({
  to: 'toast',
  type: 'show',
  variant: 'error',
  code,
  message: null,
})
const refresh = (namespace: Namespace): Tell => ({
  to: 'account',
  namespace,
  type: 'refresh',
  forced: true,
})
/** Whoever still waits on the page is told there. */
const unlessThere = ({ left }: { left: boolean }, ask: Questions, tell: Tell): readonly Tell[] =>
  !left && ask.isOpen() && pages.includes(ask.currentView()) ? [] : [tell]

/** A wallet inside this page was done with it before it asked: nothing waits for its question any more. */
const unasked = (ask: Questions): readonly Tell[] =>
  ask.transactions() > 0 && ask.currentView() !== 'ApproveTransaction'
    ? [{ to: 'router', type: 'transactions.leave' }]
    : []

/** What the visitor hears of a transfer, once, wherever they are by then. */
export const transfersReactions: Reactions<TransfersFact> = {
  'transfer.handed': 'silent',
  'transfer.silent': 'silent',
  'transfer.sent': ({ namespace }, ask) => [
    ...unasked(ask),
    { to: 'toast', type: 'show', variant: 'success', code: 'send/started', message: null },
    refresh(namespace),
  ],
  'transfer.refused': (fact, ask) => [
    ...unasked(ask),
    ...unlessThere(fact, ask, error('send/failed')),
  ],
  'transfer.failed': (fact, ask) => {
    // one whose hash is known was sent, and one that is asked already still may be: nobody is told to try again
    if (fact.code === 'send/already-asked') return unasked(ask)
    const told =
      fact.code === 'send/unfollowed'
        ? [error(fact.code)]
        : unlessThere(fact, ask, error('send/failed'))
    return [...unasked(ask), ...told]
  },
  'transfer.slow': 'silent',
  'transfer.altered': () => [
    {
      to: 'alert',
      type: 'raise',
      code: 'send/altered',
      variant: 'error',
      details: {},
      once: false,
    },
  ],
  'transfer.confirmed': ({ namespace }) => [refresh(namespace)],
  'transfer.reverted': ({ namespace }) => [error('send/reverted'), refresh(namespace)],
  'transfer.replaced': ({ namespace }) => [error('send/replaced'), refresh(namespace)],
  'transfer.dropped': ({ namespace }) => [error('send/dropped'), refresh(namespace)],
}
