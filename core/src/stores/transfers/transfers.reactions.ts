import type { Namespace } from '../../domain/caip/namespace.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { TransfersEmitted } from './transfers.types.ts'

const pages: readonly string[] = ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview']
const error = (code: ErrorCode): Message => ({
  to: 'toast',
  type: 'show',
  variant: 'error',
  code,
  message: null,
})
const refresh = (namespace: Namespace): Message => ({
  to: 'account',
  namespace,
  type: 'refresh',
  forced: true,
})
/** Whoever still waits on the page is told there. */
const unlessThere = (
  { detached }: { detached: boolean },
  query: Queries,
  tell: Message,
): readonly Message[] =>
  !detached && query.isOpen() && pages.includes(query.currentView()) ? [] : [tell]

/** A wallet inside this page was done with it before it asked: nothing waits for its question any more. */
const unasked = (query: Queries): readonly Message[] =>
  query.transactions() > 0 && query.currentView() !== 'ApproveTransaction'
    ? [{ to: 'router', type: 'transactions.cancel' }]
    : []

/** What the visitor hears of a transfer, once, wherever they are by then. */
export const transfersReactions: Reactions<TransfersEmitted> = {
  'transfer.requested': 'none',
  'transfer.unresponsive': 'none',
  'transfer.sent': ({ namespace }, query) => [
    ...unasked(query),
    { to: 'toast', type: 'show', variant: 'success', code: 'send/started', message: null },
    refresh(namespace),
  ],
  'transfer.rejected': (fact, query) => [
    ...unasked(query),
    ...unlessThere(fact, query, error('send/failed')),
  ],
  'transfer.failed': (fact, query) => {
    // one whose hash is known was sent, and one that is asked already still may be: nobody is told to try again
    if (fact.code === 'send/already-asked') return unasked(query)
    const told =
      fact.code === 'send/unfollowed'
        ? [error(fact.code)]
        : unlessThere(fact, query, error('send/failed'))
    return [...unasked(query), ...told]
  },
  'transfer.slow': 'none',
  'transfer.mismatched': () => [
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
