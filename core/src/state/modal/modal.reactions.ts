import type { Reactions } from '../../contracts/tell.ts'
import { embeddedView } from '../../domain/navigation.ts'
import type { ModalFact } from './modal.types.ts'

/** Closing is refused with a shake where it has to wait; a closed modal forgets its pages. */
export const modalReactions: Reactions<ModalFact> = {
  'modal.opened': 'silent',
  'close.asked': (_, ask) => [{ to: 'modal', type: ask.mayClose() ? 'close' : 'shake' }],
  'modal.closed': () => [
    { to: 'router', type: 'reset', view: 'Connect' },
    { to: 'toast', type: 'hide' },
  ],
  'modal.rewound': (_, ask) => [{ to: 'router', type: 'reset', view: embeddedView(ask.isConnected()) }],
}
