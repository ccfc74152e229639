import { embeddedView } from '../../domain/routing/navigation.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { ModalEmitted } from './modal.types.ts'

/** Closing is refused with a shake where it has to wait; a closed modal forgets its pages. */
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

/** Who waits for the visitor hears that they left; what was to be decided is refused (specification, section 4). */
const left: readonly Message[] = [
  { to: 'router', type: 'transactions.cancel' },
  { to: 'approvals', type: 'rejectAll' },
]
