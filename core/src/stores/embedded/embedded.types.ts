import type { SocialProvider } from '../../domain/config/socials.ts'
import type { FrameProblem } from '../../domain/embedded/frame-problem.ts'
import type { EmbeddedEvent as FrameEvent } from '../../protocol/deps.ts'
import type { EmbeddedState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

/** `socialProvider`: as stored by an earlier visit. */
export type EmbeddedInput = { socialProvider: SocialProvider | null }
export type EmbeddedContext = EmbeddedState
/** A transfer to track from its hash on. */
export type SentTransfer = Omit<Extract<Messages['transfers'], { type: 'follow' }>, 'type'>
/** Details of an alert. `amount`: in English, with its symbol; `units`: in the smallest unit. */
export type Sent = Readonly<Record<'amount' | 'units' | 'decimals' | 'symbol' | 'receiver', string>>
/**
 * `completion.read`: a completed request moved money or granted a permission. `sent`: what a single
 * transfer sent, else null. `hash`: null unless the wallet returned the hash of a transaction.
 */
export type CompletionEvent =
  | {
      type: 'completion.read'
      method: string
      sent: Sent | null
      hash: string | null
    }
  | { type: 'transfer.found'; transfer: SentTransfer }
export type EmbeddedEvent = Messages['embedded'] | FrameEvent | CompletionEvent
export type EmbeddedEmitted =
  /** The visitor is logged in: requests for approval may follow. */
  | { type: 'user.found' }
  /** The visitor is disconnected, because the login ended at the frame. */
  | { type: 'login.ended' }
  /** The visitor is disconnected, and the frame is not signed out yet. */
  | { type: 'signOut.failed' }
  | { type: 'frame.failed'; code: FrameProblem }
  /** Open requests are to be rejected, and the modal opens. */
  | { type: 'method.refused'; requests: readonly string[] }
  /** A request was carried out although it had been rejected in the page. */
  | CompletionEvent
  /** The modal is open: a toast is due. */
  | { type: 'refusal.shown' }
/** Sent to the actor that stores the provider. */
export type SaveProvider = { type: 'save'; provider: SocialProvider | null }
