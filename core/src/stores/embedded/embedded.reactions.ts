import { framePrefix } from '../../domain/request/unsafe-request.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { EmbeddedEmitted } from './embedded.types.ts'

/**
 * Raises an alert about the frame for the developer, and shows the visitor that the page requested a
 * method that is not allowed (decision 21), that a rejected request was carried out (decision 25),
 * that the login has ended (fault EM11), or that the frame is not signed out yet (fault EM5).
 */
export const embeddedReactions: Reactions<EmbeddedEmitted> = {
  'user.found': () => [{ to: 'approvals', type: 'watch' }],
  'login.ended': () => [
    { to: 'toast', type: 'show', variant: 'error', code: 'embedded/session-ended', message: null },
  ],
  'signOut.failed': () => [
    {
      to: 'toast',
      type: 'show',
      variant: 'error',
      code: 'embedded/sign-out-failed',
      message: null,
    },
  ],
  'frame.failed': ({ code }) =>
    // The alert of the policy names what it blocks.
    code === 'embedded/frame-blocked'
      ? []
      : [{ to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true }],
  'completion.read': ({ sent, hash, method }, query) => {
    const alert: Message = {
      to: 'alert',
      type: 'raise',
      code: sent === null ? 'embedded/carried-out' : 'embedded/sent-anyway',
      variant: 'error',
      details: { ...(sent ?? { method }), transaction: hash ?? 'unknown' },
      once: false,
    }
    if (query.isOpen()) return [alert]
    const view = query.isConnected() ? 'Account' : 'Connect'
    return [alert, { to: 'router', type: 'reset', view }, { to: 'modal', type: 'open' }]
  },
  'transfer.found': ({ transfer }) => [{ to: 'transfers', type: 'follow', ...transfer }],
  'method.refused': ({ requests }, query) => [
    { to: 'approvals', type: 'requests.reject', ids: requests.map((id) => framePrefix + id) },
    ...(query.isOpen()
      ? []
      : ([
          { to: 'router', type: 'reset', view: 'Account' },
          { to: 'modal', type: 'open' },
        ] as const)),
  ],
  'refusal.shown': () => [
    {
      to: 'toast',
      type: 'show',
      variant: 'error',
      code: 'embedded/action-not-allowed',
      message: null,
    },
  ],
}
