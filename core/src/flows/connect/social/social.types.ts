import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { LoginOffer } from '../../../domain/config/login-offer.ts'
import type { PopupProvider } from '../../../domain/config/socials.ts'
import type { LoginNetwork } from '../../../domain/embedded/login-network.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/**
 * `network`: null if the frame serves no configured network, and while another login is connected.
 * `way`: how the login proceeds. `popup`: the popup of the click is open; `blocked`: the browser
 * blocked it; `redirect`: the login leaves the page (Telegram); `result`: it returned to the page
 * with `resultUri`. `offer`: whether page and project offer the login.
 */
export type SocialInput = {
  provider: PopupProvider
  network: LoginNetwork | null
  offer: LoginOffer
  way: 'popup' | 'blocked' | 'redirect' | 'result'
  resultUri: string | null
}
/**
 * `resultUri`: the result of the login, null until it is known. `attempt`: whether an attempt to
 * connect has started and not ended.
 */
export type SocialContext = SocialInput & {
  attempt: 'none' | 'open'
  problem: ErrorCode
  connection: Connection | null
}
export type SocialCommand = { type: 'retry' } | { type: 'cancel' } | { type: 'skip' }
/** Sent to `openPopups`. */
export type PopupRequest = { type: 'popup.open' }
/** The result that the popup posts. */
export type PopupResult = { resultUri: string }
/** Sent to `forgetProvider`. */
export type ForgetRequest = { type: 'provider.forget' }
/** Sent by `openPopups`, in the same tick as its request. */
export type PopupEvent = { type: 'popup.blocked' }
export type SocialEvent = SocialCommand | PopupEvent | KitEvent<'features.read'>
export type SocialEmitted =
  /** The project has not answered in this page load: it is asked. */
  | { type: 'offer.requested' }
  /** Page or project have turned the login off. */
  | { type: 'login.refused'; provider: PopupProvider }
  /**
   * An attempt starts. `resumed`: it started before a redirect. If the network is not the active
   * one, it has to become that first.
   */
  | { type: 'login.started'; provider: PopupProvider; network: LoginNetwork; resumed: boolean }
  /** The browser blocked the popup of the click, so that no attempt started. */
  | { type: 'login.blocked'; provider: PopupProvider }
  /** The visitor consented. */
  | { type: 'user.requested'; provider: PopupProvider }
  | { type: 'login.succeeded'; provider: PopupProvider; connection: Connection }
  | { type: 'login.failed'; provider: PopupProvider; namespace: Namespace; code: ErrorCode }
  | { type: 'login.cancelled'; provider: PopupProvider; namespace: Namespace }
export type SocialOutput =
  | { type: 'connected'; connection: Connection }
  | { type: 'cancelled' }
  /** A page of another origin posted a result. */
  | { type: 'untrusted' }

export type UrlRequest = { provider: PopupProvider }
export type ConnectRequest = { caipNetworkId: CaipNetworkId; socialUri: string }

type Common = { provider: PopupProvider }
export type SocialView = Common &
  (
    | {
        step: 'signingIn'
        /**
         * `preparing`: the popup shows its loading page, and the project may be asked whether it
         * offers the login. `consenting`: that of the provider.
         */
        popup: 'preparing' | 'consenting'
        /** Opens the popup again. To be called in the visitor's click. */
        retry(): void
        cancel(): void
      }
    /** The page is left for that of the provider (Telegram). */
    | { step: 'redirecting'; cancel(): void }
    | { step: 'connecting'; cancel(): void }
    /** The popup could not be opened. `retry` opens it; to be called in the visitor's click. */
    | { step: 'blocked'; problem: ErrorCode; retry(): void; cancel(): void }
    | {
        step: 'failed'
        problem: ErrorCode
        /** To be called in the visitor's click. Null if another attempt would fail too. */
        retry: (() => void) | null
        cancel(): void
      }
    /** `skip` closes the modal at once. Null when it closes. */
    | { step: 'connected'; address: string; skip: (() => void) | null }
    /** The flow ended; no command is left. */
    | { step: 'cancelled' }
  )
