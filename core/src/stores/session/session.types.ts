import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import type { SignInAccount, SignInSession } from '../../domain/sign-in/session.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `required`: a visitor who does not sign in is disconnected. */
export type SessionInput = { required: boolean }

/** The policies of the extension, which are read with each session. */
export type SignInPolicies = {
  required: boolean
  signOutOnDisconnect: boolean
  signOutOnAccountChange: boolean
  signOutOnNetworkChange: boolean
}
export type SessionContext = SignInPolicies & {
  account: SignInAccount | null
  /** What the remote wallet signed while it connected, until it is verified. */
  answer: AuthenticationAnswer | null
  session: SignInSession | null
  /** The accounts that may have a session, at most one per namespace: the last one that was read. */
  owners: readonly SignInAccount[]
  /** Whether the visitor is not asked to sign in when the session is missing. */
  quiet: boolean
  /** Whether a sign-out failed, so that the extension may still have the sessions (fault J8). */
  signOutDue: boolean
  problem: ErrorCode | null
}

/**
 * Why the session has to be read again. `expired`: its time is over. `changed`: another tab changed
 * it. `interval`: the interval of the extension has passed.
 */
export type OutdatedReason = 'expired' | 'changed' | 'interval'
export type SessionEvent =
  | Messages['session']
  | { type: 'session.outdated'; reason: OutdatedReason }

export type SessionEmitted =
  | KitEvent<'session.found' | 'session.missing' | 'session.ended' | 'session.failed'>
  /** No account signs in any more. */
  | { type: 'session.inactive' }
  /** The signatures of a remote wallet are verified. */
  | { type: 'authentication.started' }
  | { type: 'authentication.ended' }

/** The valid session of an account, or null. */
export type StoredSession = { session: SignInSession | null; policies: SignInPolicies }
/**
 * `answer`: what the remote wallet signed while it connected, not verified; then no session was
 * read.
 */
export type ReadSession = StoredSession & { answer: AuthenticationAnswer | null }
/** Input of `watchSession`. `session`: null for an account that is not signed in. */
export type WatchSession = { session: SignInSession | null }
/** Ends the sessions of accounts whose wallets were disconnected. */
export type RevokeSessions = { type: 'revoke'; accounts: readonly SignInAccount[] }
