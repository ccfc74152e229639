import { embeddedView } from '../../domain/routing/navigation.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ModalEmitted } from './modal.types.ts'

/** Shakes the modal if it may not close. A closed modal resets its view stack. */
export const modalReactions: Reactions<ModalEmitted> = {
  'modal.opened': 'none',
  'close.requested': (_, query) => [{ to: 'modal', type: query.mayClose() ? 'close' : 'shake' }],
  'modal.closed': () => [
    ...left,
    { to: 'router', type: 'reset', view: 'Connect' },
    { to: 'toast', type: 'hide' },
  ],
  'modal.reset': (_, query) => [
    ...left,
    { to: 'router', type: 'reset', view: embeddedView(query.isConnected()) },
  ],
}

/** The visitor left: cancels pending transactions and rejects pending requests. */
const left: readonly Message[] = [
  { to: 'router', type: 'transactions.cancel' },
  { to: 'approvals', type: 'rejectAll' },
]
