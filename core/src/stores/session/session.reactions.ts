import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { SessionEmitted } from './session.types.ts'

const isSigningIn = (query: Queries) => query.isOpen() && query.currentView() === 'SIWXSignMessage'
const closeSignIn = (query: Queries): readonly Message[] =>
  isSigningIn(query) ? [{ to: 'modal', type: 'close' }] : []

const unreadable = 'siwx/init-failed'
const errorToast = (code: ErrorCode): Message => ({
  to: 'toast',
  type: 'show',
  variant: 'error',
  code,
  message: null,
})

/**
 * Asks the visitor to sign in, unless a view connects a wallet: the flow of that view decides what
 * follows. Disconnects all wallets when the signatures of a remote wallet are not valid.
 */
export const sessionReactions: Reactions<SessionEmitted> = {
  'session.inactive': (_, query) => closeSignIn(query),
  // The flow that stores this session continues, and must not be stopped (fault SG2). Others end.
  'session.found': (_, query) => (query.isFlowEnded() ? closeSignIn(query) : []),
  'session.ended': (_, query) => closeSignIn(query),
  // The flow of an open SIWXSignMessage continues with its account, unless it has ended because
  // another account became active.
  'session.missing': ({ quiet }, query) => {
    if (quiet) return query.isFlowEnded() ? closeSignIn(query) : []
    return query.isConnecting() || (isSigningIn(query) && !query.isFlowEnded())
      ? []
      : [
          { to: 'router', type: 'reset', view: 'SIWXSignMessage' },
          { to: 'modal', type: 'open' },
        ]
  },
  // The flow of an open SIWXSignMessage shows it, and offers to check again. After a reload no view
  // is open (fault SG6).
  'session.unknown': ({ code, repeated }, query) =>
    repeated || query.isOpen() ? [] : [errorToast(code === 'kit/unknown' ? unreadable : code)],
  'session.failed': (_, query) => [
    { to: 'router', type: 'reset', view: 'Connect' },
    errorToast(unreadable),
    { to: 'kit', type: 'disconnect', namespaces: query.connectedNamespaces() },
  ],
  'signOut.failed': () => [errorToast('siwx/sign-out-failed')],
  'authentication.started': () => [
    { to: 'toast', type: 'show', variant: 'loading', code: 'siwx/authenticating', message: null },
  ],
  'authentication.ended': () => [
    { to: 'toast', type: 'hide', code: 'siwx/authenticating', transfer: null },
  ],
}
