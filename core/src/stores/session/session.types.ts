import type { Namespace } from '../../domain/caip/namespace.ts'
import type { AuthenticationAnswer } from '../../domain/sign-in/authentication.ts'
import type { SignInAccount, SignInPolicies, SignInSession } from '../../domain/sign-in/session.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `earlier`: the namespaces whose sessions may be open from an earlier page load. */
export type SessionInput = { policies: SignInPolicies; earlier: readonly Namespace[] }

export type SessionContext = SignInPolicies & {
  account: SignInAccount | null
  /** What the remote wallet signed while it connected, until it is verified. */
  answer: AuthenticationAnswer | null
  session: SignInSession | null
  /**
   * The accounts that may have an open session, also those that are no longer active (fault SG1),
   * and the namespaces with accounts that are not known, for example of an earlier page load.
   */
  owners: readonly SignInAccount[]
  earlier: readonly Namespace[]
  /** Whether the visitor is not asked to sign in when the session is missing. */
  quiet: boolean
  /** How often the read of the session was repeated without an answer. */
  failures: number
  /** How often the read that runs was started again. */
  rereads: number
  /** Whether a sign-out failed, so that the extension may still have the sessions (fault J8). */
  signOutDue: boolean
  problem: ErrorCode | null
}

/**
 * Why the session has to be read again. `expired`: its time is over. `changed`: another tab changed
 * it. `interval`: the interval of the extension has passed. `reachable`: the page is online or visible
 * again.
 */
export type OutdatedReason = 'expired' | 'changed' | 'interval' | 'reachable'
export type SessionEvent =
  | Messages['session']
  | { type: 'session.outdated'; reason: OutdatedReason }
  /** A sign-out has failed. It is repeated. */
  | { type: 'signOut.unconfirmed' }
  /** The sign-outs that had failed have been repeated with success. */
  | { type: 'signOut.confirmed' }

export type SessionEmitted =
  | KitEvent<
      'session.found' | 'session.missing' | 'session.ended' | 'session.unknown' | 'session.failed'
    >
  /** A session may still be open on the server. */
  | { type: 'signOut.failed' }
  /** No account signs in any more. */
  | { type: 'session.inactive' }
  /** The signatures of a remote wallet are verified. */
  | { type: 'authentication.started' }
  | { type: 'authentication.ended' }

/**
 * The valid session of an account, or null. `others`: whether another account of its namespace may
 * have one.
 */
export type StoredSession = {
  session: SignInSession | null
  policies: SignInPolicies
  others: boolean
}
/** `answer`: what the remote wallet signed while it connected, not verified. Null if it did not. */
export type TakenAnswer = { answer: AuthenticationAnswer | null }
/** Input of `watchSession`. `session`: null for an account that is not signed in. */
export type WatchSession = { session: SignInSession | null }
/**
 * Ends the session of one account, or those of namespaces whose wallets were disconnected.
 * `accounts`: the known ones.
 */
export type RevokeSessions =
  | { type: 'revoke.account'; account: SignInAccount }
  | {
      type: 'revoke.namespaces'
      namespaces: readonly Namespace[]
      accounts: readonly SignInAccount[]
    }
