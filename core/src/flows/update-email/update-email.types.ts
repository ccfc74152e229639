import type { Namespace } from '../../domain/caip/namespace.ts'
import type { CooldownEvent, EmailRequested } from '../../domain/embedded/email-throttle.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { NavigatedAway } from '../../protocol/flow.ts'

/** `email`: the address in use; null without a user of the embedded wallet who has one. */
export type UpdateEmailInput = { email: string | null; namespace: Namespace }
export type UpdateEmailContext = UpdateEmailInput & {
  /** The new address that was submitted last. Empty until then. */
  newEmail: string
  /** When another e-mail can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
  /** The digits that are entered so far. */
  code: string
  /** The address to which the last code was sent. Null: no code was sent. */
  sentTo: Recipient | null
  /** Whether that code still counts. */
  validity: 'valid' | 'lapsed'
  /** Why the last address or code was not accepted. */
  problem: ErrorCode | null
}
/** `primary`: the address in use. `secondary`: the new one. */
export type Recipient = 'primary' | 'secondary'
export type UpdateEmailCommand =
  | { type: 'submit'; email: string }
  | { type: 'enter'; code: string }
  | { type: 'resend' }
  | { type: 'cancel' }
  | { type: 'close' }
export type UpdateEmailEvent =
  | UpdateEmailCommand
  | CooldownEvent
  | NavigatedAway
  | KitEvent<'account.disconnected' | 'account.lost'>
export type UpdateEmailEmitted =
  /** A code was sent to the current address. `replaces`: its view takes the place of another code. */
  | { type: 'primary.requested'; replaces: boolean }
  /** A code was sent to the new address. */
  | { type: 'secondary.requested'; replaces: boolean }
  /** The visitor cancelled in a view of a code. */
  | { type: 'view.left' }
  | { type: 'email.updated' }
/** `email`: the address that is in use in the end. */
export type UpdateEmailOutput = { email: string | null }

export type SubmitRequest = { email: string }
export type CodeRequest = { code: string }
export type Submitted = EmailRequested<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>

type Addressed = {
  /** The address to which the code was sent, or the one in use. */
  email: string
  /** When another e-mail can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
}
type Code = Addressed & {
  /** The digits that are entered so far. */
  code: string
  problem: ErrorCode | null
  /**
   * Sets the digits. Six of them are checked at once; other texts are ignored. Null while a code is
   * being checked.
   */
  enterCode: ((text: string) => void) | null
  /**
   * Submits the new address again: the frame sends the code of a change once. Null unless that code
   * does not count any more. Until another one is sent, the form stays.
   */
  resend: (() => void) | null
  cancel(): void
}
export type UpdateEmailView =
  | (Addressed & {
      step: 'entering'
      /** The new address that was submitted last. Empty: none. */
      newEmail: string
      /** Why it was not accepted. */
      problem: ErrorCode | null
      submit(email: string): void
    })
  | (Addressed & { step: 'submitting'; cancel(): void })
  /** The code that was sent to the address in use. */
  | (Code & { step: 'enteringPrimaryCode' | 'checkingPrimaryCode' })
  /** The code that was sent to the new address. */
  | (Code & { step: 'enteringSecondaryCode' | 'checkingSecondaryCode' })
  /** `close`: leaves the view. Null once it was left. */
  | { step: 'updated'; email: string; close: (() => void) | null }
  /** The flow ended; no command is left. */
  | { step: 'cancelled' }
