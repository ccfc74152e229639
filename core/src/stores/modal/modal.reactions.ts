import { embeddedView } from '../../domain/routing/navigation.ts'
import type { Reactions, Tell } from '../../protocol/messages.ts'
import type { ModalFact } from './modal.types.ts'

/** Closing is refused with a shake where it has to wait; a closed modal forgets its pages. */
export const modalReactions: Reactions<ModalFact> = {
  'modal.opened': 'silent',
  'close.asked': (_, ask) => [{ to: 'modal', type: ask.mayClose() ? 'close' : 'shake' }],
  'modal.closed': () => [
    ...left,
    { to: 'router', type: 'reset', view: 'Connect' },
    { to: 'toast', type: 'hide' },
  ],
  'modal.rewound': (_, ask) => [
    ...left,
    { to: 'router', type: 'reset', view: embeddedView(ask.isConnected()) },
  ],
}

/** Who waits for the visitor hears that they left; what was to be decided is refused (specification, section 4). */
const left: readonly Tell[] = [
  { to: 'router', type: 'transactions.leave' },
  { to: 'approvals', type: 'leave' },
]
