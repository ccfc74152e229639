import type { Message } from '../../protocol/messages.ts'
import type { Queries, Reactions } from '../../protocol/reactions.ts'
import type { SessionEmitted } from './session.types.ts'

const isSigningIn = (query: Queries) => query.isOpen() && query.currentView() === 'SIWXSignMessage'
const closeSignIn = (query: Queries): readonly Message[] =>
  isSigningIn(query) ? [{ to: 'modal', type: 'close' }] : []

/**
 * Asks the visitor to sign in, unless a view connects a wallet: the flow of that view decides what
 * follows. Disconnects all wallets when the signatures of a remote wallet are not valid.
 */
export const sessionReactions: Reactions<SessionEmitted> = {
  'session.inactive': (_, query) => closeSignIn(query),
  'session.found': (_, query) => closeSignIn(query),
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
  // The flow of an open SIWXSignMessage shows it, and offers to check again.
  'session.unknown': 'none',
  'session.failed': (_, query) => [
    { to: 'router', type: 'reset', view: 'Connect' },
    { to: 'toast', type: 'show', variant: 'error', code: 'siwx/init-failed', message: null },
    { to: 'kit', type: 'start', flow: 'disconnect', namespaces: query.connectedNamespaces() },
  ],
  // The toast is shown in the modal, which a disconnect has closed.
  'signOut.failed': (_, query) => [
    ...(query.connectedNamespaces().length > 0 || query.isOpen()
      ? []
      : ([
          { to: 'router', type: 'reset', view: 'Connect' },
          { to: 'modal', type: 'open' },
        ] as const)),
    { to: 'toast', type: 'show', variant: 'error', code: 'siwx/sign-out-failed', message: null },
  ],
  'authentication.started': () => [
    { to: 'toast', type: 'show', variant: 'loading', code: 'siwx/authenticating', message: null },
  ],
  'authentication.ended': () => [
    { to: 'toast', type: 'hide', code: 'siwx/authenticating', transfer: null },
  ],
}
