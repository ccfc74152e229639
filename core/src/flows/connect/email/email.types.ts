import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { LoginOffer } from '../../../domain/config/login-offer.ts'
import type { EmailRequested } from '../../../domain/embedded/email-throttle.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { KitEvent } from '../../../protocol/events.ts'
import type { NavigatedAway } from '../../../protocol/flow.ts'

/**
 * `network`: null if the frame serves no configured network, and while another login is connected.
 * `email`: submitted at once; empty if the visitor enters it. `offer`: whether page and project offer
 * the login.
 */
export type EmailInput = { network: LoginNetwork | null; offer: LoginOffer; email: string }
export type EmailContext = EmailInput & {
  /** Whether an attempt to connect has started and not ended. */
  attempt: 'none' | 'open'
  /** When another e-mail can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
  /** The digits that are entered so far. */
  code: string
  /** Why the last address or code was not accepted. */
  problem: ErrorCode | null
  connection: Connection | null
}
export type EmailCommand =
  | { type: 'submit'; email: string }
  | { type: 'enter'; code: string }
  | { type: 'resend' }
  | { type: 'retry' }
  | { type: 'cancel' }
  | { type: 'skip' }
export type EmailEvent = EmailCommand | NavigatedAway | KitEvent<'features.read'>
export type EmailEmitted =
  /** The project has not answered in this page load: it is asked. */
  | { type: 'offer.requested' }
  /** Page or project have turned the login off. */
  | { type: 'login.refused' }
  | { type: 'login.started'; network: LoginNetwork }
  /** The frame accepted the address. */
  | { type: 'address.submitted' }
  /** The attempt ended without a connection; the visitor may correct the address. */
  | { type: 'login.ended'; namespace: Namespace }
  /**
   * The visitor confirms this device with a link in the e-mail. `replaces`: its view takes the place
   * of that of the code.
   */
  | { type: 'device.requested'; email: string; replaces: boolean }
  | { type: 'device.registered' }
  /** A code was sent. `replaces`: its view takes the place of that of the device. */
  | { type: 'code.requested'; email: string; replaces: boolean }
  | { type: 'code.resent' }
  | { type: 'code.accepted' }
  | { type: 'code.refused'; code: ErrorCode }
  /** The visitor cancelled in a view of the code or of the device. */
  | { type: 'view.left' }
  | { type: 'login.succeeded'; connection: Connection }
  | { type: 'login.failed'; namespace: Namespace; code: ErrorCode }
export type EmailOutput = { type: 'connected'; connection: Connection } | { type: 'cancelled' }

export type SubmitRequest = { email: string }
export type Submitted = EmailRequested<'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'>
export type CodeRequest = { code: string }
export type ConnectRequest = { caipNetworkId: CaipNetworkId; socialUri: null }

type Addressed = {
  email: string
  /** When another e-mail can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
}
type Cancellable = { cancel(): void }
export type EmailView =
  | (Addressed & {
      step: 'entering'
      /** Why the last address was not accepted. */
      problem: ErrorCode | null
      submit(email: string): void
      /** Leaves the login. */
      cancel(): void
    })
  /**
   * `submitting`: the project may be asked whether it offers the login, then the frame sends the
   * e-mail. `confirmingDevice`: the visitor opens the link in it.
   */
  | (Addressed & Cancellable & { step: 'submitting' | 'confirmingDevice' | 'connecting' })
  | (Addressed &
      Cancellable & {
        step: 'enteringCode' | 'checkingCode'
        /** The digits that are entered so far. */
        code: string
        /** Why the last code was not accepted. */
        problem: ErrorCode | null
        /**
         * Sets the digits. Six of them are checked at once; other texts are ignored. Null while a
         * code is being checked.
         */
        enterCode: ((text: string) => void) | null
        /**
         * Sends another code. Null while a code is being checked and, in `enteringCode`, while
         * another one is being requested.
         */
        resend: (() => void) | null
      })
  | (Addressed & Cancellable & { step: 'failed'; problem: ErrorCode; retry(): void })
  /** `skip` closes the modal at once. Null when it closes. */
  | { step: 'connected'; address: string; skip: (() => void) | null }
  /** The flow ended; no command is left. */
  | { step: 'cancelled' }
