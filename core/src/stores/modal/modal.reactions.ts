import { embeddedView } from '../../domain/routing/navigation.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ModalEmitted } from './modal.types.ts'

/** Shakes the modal if it may not close. Resets the view stack after it closed. */
export const modalReactions: Reactions<ModalEmitted> = {
  'modal.opened': 'none',
  'close.requested': (_, query) => [{ to: 'modal', type: query.mayClose() ? 'close' : 'shake' }],
  'modal.closed': () => [
    ...cancelPending,
    { to: 'router', type: 'reset', view: 'Connect' },
    { to: 'toast', type: 'hide' },
  ],
  'modal.reset': (_, query) => [
    ...cancelPending,
    {
      to: 'router',
      type: 'reset',
      view:
        query.missingSignIn() === 'required'
          ? 'SIWXSignMessage'
          : embeddedView(query.isConnected()),
    },
  ],
}

/** Messages for a closed modal: cancel the router transactions and reject the pending requests. */
const cancelPending: readonly Message[] = [
  { to: 'router', type: 'transactions.cancel' },
  { to: 'approvals', type: 'rejectAll' },
]
