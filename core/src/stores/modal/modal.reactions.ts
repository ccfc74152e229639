import { embeddedView } from '../../domain/routing/navigation.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { track } from '../../protocol/track.ts'
import type { ModalEmitted } from './modal.types.ts'

/**
 * Tracks when the modal opens and closes. Shakes it if it may not close. Resets the view stack after
 * it closed.
 */
export const modalReactions: Reactions<ModalEmitted> = {
  'modal.opened': (_, query) => [
    track('MODAL_OPEN', { connected: query.isConnected() }),
    { to: 'config', type: 'load' },
  ],
  // The view stack stays, but the visitor closed the modal: each MODAL_OPEN has its MODAL_CLOSE.
  'modal.reopened': (_, query) => [
    track('MODAL_CLOSE', { connected: query.isConnected() }),
    track('MODAL_OPEN', { connected: query.isConnected() }),
    { to: 'config', type: 'load' },
  ],
  'close.requested': (_, query) => [{ to: 'modal', type: query.mayClose() ? 'close' : 'shake' }],
  'modal.closed': (_, query) => [
    track('MODAL_CLOSE', { connected: query.isConnected() }),
    { to: 'config', type: 'release' },
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
