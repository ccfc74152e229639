import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { LoginOffer } from '../../../domain/config/login-offer.ts'
import type { PopupProvider, SocialProvider } from '../../../domain/config/socials.ts'
import type { CooldownEvent, EmailRequested } from '../../../domain/embedded/email-throttle.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { KitEvent } from '../../../protocol/events.ts'
import type { NavigatedAway } from '../../../protocol/flow.ts'

export type LoginInput = {
  /** Null: by e-mail. */
  provider: SocialProvider | null
  /** Null if the frame serves no configured network, and while another login is connected. */
  network: LoginNetwork | null
  /** Whether page and project offer the login. */
  offer: LoginOffer
  /**
   * How the login proceeds. `email`: with a code. `app`: the Farcaster app opens a URL. `popup`: the
   * popup of the click is open; `blocked`: the browser blocked it. `redirect`: the login leaves the
   * page (Telegram); `result`: it returned to the page with `resultUri`.
   */
  way: 'email' | 'app' | 'popup' | 'blocked' | 'redirect' | 'result'
  /** The result of a social login. Null until it is known. */
  resultUri: string | null
  /** The e-mail address, which is submitted at once. Empty if the visitor enters it. */
  email: string
}
export type LoginContext = LoginInput & {
  /** Whether an attempt to connect has started and not ended. */
  attempt: 'none' | 'open'
  /** Why the login, or the last address or code, was not accepted. */
  problem: ErrorCode | null
  connection: Connection | null
  /** When another e-mail can be requested, in ms since 1970. Null: now. */
  resendAt: number | null
  /** The digits that are entered so far. */
  code: string
  /** The https URL that the Farcaster app opens. */
  url: string | null
}
export type LoginCommand =
  | { type: 'retry' }
  | { type: 'cancel' }
  | { type: 'skip' }
  | { type: 'submit'; email: string }
  | { type: 'enter'; code: string }
  | { type: 'resend' }
/** Sent to `popup`. */
export type PopupRequest = { type: 'popup.open' } | { type: 'popup.close' }
/** Sent by `popup`, in the same tick as its request. */
export type PopupEvent = { type: 'popup.blocked' }
/** Sent to `forgetProvider`. */
export type ForgetRequest = { type: 'provider.forget' }
export type LoginEvent =
  | LoginCommand
  | CooldownEvent
  | PopupEvent
  | NavigatedAway
  | KitEvent<'features.read'>
/** `provider`: null for a login by e-mail. */
export type LoginEmitted =
  /** The project has not answered in this page load: it is asked. */
  | { type: 'offer.requested' }
  /** Page or project have turned the login off. */
  | { type: 'login.refused'; provider: SocialProvider | null }
  /**
   * An attempt starts. `resumed`: it started before a redirect. `network`: the active one once it is
   * connected (fault EM13).
   */
  | {
      type: 'login.started'
      provider: SocialProvider | null
      network: LoginNetwork
      resumed: boolean
    }
  /** The browser blocked the popup of the click, so that no attempt started. */
  | { type: 'login.blocked'; provider: PopupProvider }
  /** The visitor consented at the provider, or approved the login in the app. */
  | { type: 'user.requested'; provider: SocialProvider }
  | { type: 'login.succeeded'; provider: SocialProvider | null; connection: Connection }
  | {
      type: 'login.failed'
      provider: SocialProvider | null
      namespace: Namespace
      code: ErrorCode
    }
  | { type: 'login.cancelled'; provider: SocialProvider; namespace: Namespace }
  /** The attempt by e-mail ended without a connection; the visitor may correct the address. */
  | { type: 'login.ended'; namespace: Namespace }
  /** The frame accepted the address. */
  | { type: 'address.submitted' }
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
export type LoginOutput =
  | { type: 'connected'; connection: Connection }
  | { type: 'cancelled'; provider: SocialProvider | null }
  /** A page of another origin posted a result. */
  | { type: 'untrusted' }

export type SubmitRequest = { email: string }
export type Submitted = EmailRequested<'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'>
export type CodeRequest = { code: string }
export type UrlRequest = { provider: PopupProvider }
/** The result that the popup posts. */
export type PopupResult = { resultUri: string }
export type ConnectRequest = { caipNetworkId: CaipNetworkId; socialUri: string | null }
