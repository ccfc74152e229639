import type { SignInAccount, SignInData, SignInSession } from '../../domain/sign-in/session.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { ErrorCause } from '../../errors/error-cause.ts'
import type { KitEvent } from '../../protocol/events.ts'

/**
 * `account`: null without a connected account on a configured network. `enabled`: the page passed
 * `siwx` or `siweConfig`. `required`: a visitor who does not sign in is disconnected. `checked`:
 * whether the session store found no session. `session`: the one that it found. `unreadable`: why it
 * could not read the session, null otherwise. `smartAccount`: the account is a contract, whose signatures many pages do not support.
 */
export type SignInInput = {
  account: SignInAccount | null
  enabled: boolean
  required: boolean
  checked: boolean
  session: SignInSession | null
  unreadable: ErrorCode | null
  smartAccount: boolean
  /** Name and image of the wallet that signs. */
  wallet: { name: string; icon: string | null }
  /** Name, origin and icon of the page. `origin`: that of the location, never an option. */
  site: { name: string; origin: string; icon: string | null }
  /** The option `metadata.url`. Only a page that names its own origin signs in (fault M3). */
  metadataUrl: string
}

/** `message`: the text that the wallet signs. `lifetime`: how long it can be used, in ms. */
export type PreparedMessage = { data: SignInData; message: string; lifetime: number }

/**
 * `lost`: whether the answer to a signature was lost, so that its session may be open. `found`:
 * whether the session store found a session while the signature was being stored.
 * `failures`: how often storing the signature failed. `end`: why the flow ends without a session.
 * `details`: of the text of `problem`.
 */
export type SignInContext = SignInInput & {
  prepared: PreparedMessage | null
  signature: string | null
  lost: boolean
  found: boolean
  failures: number
  end: 'cancelled' | 'outdated'
  problem: ErrorCode | null
  details: Readonly<Record<string, string>>
  cause: ErrorCause | null
}

export type SignInEmitted =
  /** The visitor wants the session to be read again. */
  | { type: 'check.requested' }
  /** The extension has refused the session that was found meanwhile. */
  | { type: 'session.refused' }
  /** The wallet has the request. */
  | { type: 'signature.requested'; connectorId: string }
  /** The wallet did not sign. */
  | { type: 'sign.failed'; code: ErrorCode; smartAccount: boolean }
  /** The signature is sent to the extension: a session may open, also if its answer is lost. */
  | { type: 'session.requested'; account: SignInAccount }
  /** The visitor has signed in. A session that the page stored before emits nothing. */
  | { type: 'session.stored' }
  /** An attempt failed: creating the message, signing it, or storing the session. */
  | { type: 'attempt.failed' }

export type SignInOutput =
  | { type: 'signedIn'; account: SignInAccount; session: SignInSession }
  /**
   * The visitor did not sign in. `required`: the wallets are disconnected. `sent`: the account whose
   * signature was sent without an answer, so that its session may be open; else null.
   */
  | { type: 'cancelled'; required: boolean; sent: SignInAccount | null }
  /**
   * The account or its network changed, the page signed out, or a session was found: the session
   * store continues.
   */
  | { type: 'outdated' }

export type SignInCommand = { type: 'sign' } | { type: 'retry' } | { type: 'cancel' }
export type SignInEvent =
  | SignInCommand
  | KitEvent<
      | 'session.found'
      | 'session.missing'
      | 'session.unknown'
      | 'session.ended'
      | 'session.failed'
      | 'account.changed'
      | 'account.connected'
      | 'account.lost'
      | 'account.disconnected'
      | 'chain.changed'
      | 'network.changed'
    >

/** Inputs of the actors. */
export type MessageRequest = { account: SignInAccount; origin: string; metadataUrl: string }
/** The answer of the wallet. A named field, so that recordings hide it. */
export type Signed = { signature: string }
export type SignRequest = { account: SignInAccount; message: string }

type Fields = Pick<SignInInput, 'site' | 'wallet' | 'required'> & {
  account: SignInAccount
}
type MessageFields = Fields & { data: SignInData; message: string }

/**
 * Steps of signing in. `cancel` disconnects if sign-in is required, else it closes. It is on every
 * step before `signedIn`.
 */
export type SignInView =
  /** Looks for a stored session, or creates the message. */
  | (Fields & { step: 'preparing'; cancel(): void })
  /** `data`, `message`: the fields and the whole text that the wallet signs. */
  | (MessageFields & { step: 'reviewing'; sign(): void; cancel(): void })
  /** The wallet has the request. `unresponsive`: no response for 15 s. */
  | (MessageFields & { step: 'signing'; unresponsive: boolean; cancel(): void })
  /** The extension verifies and stores the session. */
  | (MessageFields & { step: 'storing'; cancel(): void })
  /**
   * The visitor declined. `retry` requests the signature again.
   */
  | (MessageFields & { step: 'declined'; problem: ErrorCode; retry(): void; cancel(): void })
  /**
   * `retry` continues where it failed: it stores the same signature again while that is valid, reads
   * the session again if that failed, else it creates a new message. `signed`: the visitor has signed, and need not sign again.
   */
  | (Fields & {
      step: 'failed'
      problem: ErrorCode
      /** Of the text of `problem`, for the developer. */
      details: SignInContext['details']
      cause: ErrorCause | null
      signed: boolean
      retry(): void
      cancel(): void
    })
  | { step: 'signedIn'; session: SignInSession }
  | { step: 'cancelled' }
  /** Another account is active; its sign-in starts on its own. */
  | { step: 'outdated' }
  /** There is nothing to sign: no extension, account or network. */
  | { step: 'unavailable'; problem: ErrorCode; cancel(): void }
