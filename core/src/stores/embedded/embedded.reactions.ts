import { framePrefix } from '../../domain/request/unsafe-request.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import type { EmbeddedEmitted } from './embedded.types.ts'

/**
 * Raises an alert about the frame for the developer, and shows the visitor that the page requested a
 * method that is not allowed (decision 21).
 */
export const embeddedReactions: Reactions<EmbeddedEmitted> = {
  'user.found': () => [{ to: 'approvals', type: 'watch' }],
  'frame.failed': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: true },
  ],
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
