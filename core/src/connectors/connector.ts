import type { Connection } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { PopupProvider } from '../domain/config/socials.ts'
import type { EmbeddedAccountType, EmbeddedUser } from '../domain/embedded/embedded-user.ts'
import type { FrameProblem } from '../domain/embedded/frame-problem.ts'
import type { Network } from '../domain/network/network.ts'
import type { ApprovalSource, UnsafeRequest } from '../domain/request/unsafe-request.ts'
import type { AuthenticationAnswer } from '../domain/sign-in/authentication.ts'
import type { RemoteSession } from '../domain/wallet/wallet.ts'
import type { KitError } from '../errors/kit-error.ts'

/**
 * The provider of one namespace over a connection that several namespaces share. EIP-1193 on
 * eip155; the same interface in other namespaces.
 */
export type SharedProvider = {
  /** Rejects with a `KitError`; at once with `rpc/provider-disconnected` when the session ends. */
  request(args: { method: string; params?: unknown }): Promise<unknown>
  /** The current network and accounts, active account first. Null after the session has ended. */
  connection(): Pick<Connection, 'accounts' | 'caipNetworkId'> | null
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
}

/** Events of a pairing with a remote wallet. */
export type PairingEvent =
  /** `uri`: `wc:` URI. `expiresAt`: ms since 1970, 240 s after the URI was created. */
  | { type: 'uri.shown'; uri: string; expiresAt: number }
  /** The connection to the relay is lost. The URI stays valid, and the SDK reconnects. */
  | { type: 'relay.lost' }
  | { type: 'relay.restored' }
  /** The wallet approved a session; `grants` returns the usable part of it. */
  | { type: 'wallet.approved'; peer: RemoteSession['wallet'] }
  | { type: 'wallet.rejected' }
  /** `remote/expired` if no wallet responded in time. */
  | { type: 'pairing.failed'; error: KitError }

/** `fresh`: create a new URI, even if there is a valid one. */
export type PairRequest = { fresh: boolean }

/** A connector that serves several namespaces over one connection. */
export type SharedConnector = {
  /** `connectorId` of its connections: `walletConnect` or `ID_AUTH`. */
  readonly id: string
  /**
   * Restores the connection of a namespace without a prompt; loads the code behind the connector.
   * Resolves with null if there is no session, it has expired or it does not include this
   * namespace. Rejects if the storage cannot be read.
   */
  resume(
    request: { namespace: Namespace; address: string | null },
    signal: AbortSignal,
  ): Promise<Connection | null>
  /**
   * Subscribes to the events of one namespace. Emits `disconnected` when the session ends, expires
   * or loses the namespace. Returns unsubscribe.
   */
  watch(namespace: Namespace, listener: (event: WalletEvent) => void): () => void
  /** Ends the session for all namespaces. Does nothing without a session. */
  disconnect(signal: AbortSignal): Promise<void>
  /**
   * Switches to a granted network and resolves with it. Rejects with
   * `network/not-supported-by-wallet`. Not used for remote wallets on eip155, where the provider
   * switches.
   */
  switchNetwork(
    request: { namespace: Namespace; caipNetworkId: CaipNetworkId },
    signal: AbortSignal,
  ): Promise<CaipNetworkId>
  /** Null if no session serves the namespace. */
  provider(namespace: Namespace): SharedProvider | null
  stop(): void
}

/** The connector of remote wallets. */
export type RemoteConnector = SharedConnector & {
  /**
   * Subscribes to the open pairing while its URI is valid, or starts one. Loads the SDK with the
   * first call. Returns unsubscribe. A pairing without listeners stays open for the next caller
   * until it expires; if a wallet approves it meanwhile, its session is ended.
   */
  pair(request: PairRequest, listener: (event: PairingEvent) => void): () => void
  /**
   * The connections that the approved session grants on the configured networks, one per namespace.
   * If there is none, ends the session and rejects with `remote/nothing-granted`.
   */
  grants(signal: AbortSignal): Promise<readonly Connection[]>
  /**
   * The cacaos that the wallet returned with the approved session, on the first call after the
   * approval. Null if the wallet did not sign while it connected, and for a resumed session.
   */
  takeCacaos(): AuthenticationAnswer | null
  /**
   * Calls the listener at once and after each change with the current session, or with null without
   * one. Does not load the SDK. Returns unsubscribe.
   */
  watchSession(listener: (session: RemoteSession | null) => void): () => void
  /**
   * Calls the listener when another tab has connected another wallet, before the session of this
   * tab ends. `resume` returns the session of that wallet from then on. Returns unsubscribe.
   */
  watchReplacement(listener: () => void): () => void
  /**
   * Calls the listener when a wallet has approved a code that an unloaded page showed, with
   * the namespaces that can use its session. `resume` returns the session from then on. Returns
   * unsubscribe.
   */
  watchAdoption(listener: (namespaces: readonly Namespace[]) => void): () => void
  /** Calls the listener once for each error code with which the service rejects the page. */
  watchServiceErrors(
    listener: (
      code: 'config/origin-not-allowed' | 'config/project-id-invalid' | 'relay/clock-wrong',
    ) => void,
  ): () => void
  /**
   * Resolves with the SDK's provider, for pages that start pairings themselves (`manualWCControl`).
   * Loads the SDK.
   */
  universalProvider(): Promise<object>
  /** Deletes the session that another tab has ended, without notifying the wallet. */
  forgetSession(): void
  /**
   * Reconnects to the relay and ends an expired session; to call when the page becomes visible.
   * Does not load the SDK.
   */
  reconnect(): void
}

/** The next step after `submitEmail`. `CONNECT`: no confirmation is needed. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
/** The code that the frame asks for after a new e-mail address was submitted. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** Events of the frame that concern the page, not a single request. */
export type EmbeddedEvent =
  /** The user logged in, changed or logged out. */
  | { type: 'user.changed'; user: EmbeddedUser | null }
  /** The login ended at the frame: the visitor has not logged out in this page. */
  | { type: 'login.ended' }
  /** The frame could not be signed out. It will be, before it is used again. */
  | { type: 'signOut.failed' }
  /** CAIP-2 ids of the networks with smart accounts. */
  | { type: 'smartNetworks.changed'; networks: readonly CaipNetworkId[] }
  | { type: 'frame.failed'; code: FrameProblem }
  | CompletedRequest
  /** The page requested a method that is not allowed. It did not leave the page (rule R4). */
  | { type: 'method.refused'; method: string; requests: readonly string[] }

/**
 * The wallet completed a request that had been rejected in the page. `network`: null if it is not
 * configured. `result`: not checked.
 */
export type CompletedRequest = {
  type: 'request.completed'
  request: UnsafeRequest
  network: Network | null
  result: unknown
}

/** A box of the page in CSS pixels, relative to the viewport. */
export type FrameBox = { top: number; left: number; width: number; height: number }

/**
 * The connector of the embedded wallet. The frame is created with the first call that needs it.
 * Calls reject with `embedded/…` codes; an aborted call has no effect, except that the session
 * follows the frame once `switchNetwork` or `setAccountType` has sent its first request.
 */
export type EmbeddedConnector = SharedConnector & {
  /**
   * Requests a code by e-mail. Rejects with `email/throttled` within 30 s of the last request,
   * without asking the frame.
   */
  submitEmail(email: string, signal: AbortSignal): Promise<EmailAction>
  /**
   * Resolves when the visitor has confirmed this device with the link in the e-mail. Rejects with
   * `email/device-refused`.
   */
  confirmDevice(signal: AbortSignal): Promise<void>
  /**
   * `code`: six digits. Rejects with `email/code-wrong`, `email/code-expired` and
   * `email/code-attempts`.
   */
  confirmCode(code: string, signal: AbortSignal): Promise<void>
  /**
   * Completes the login and connects the namespace of the network. `socialUri`: the result of a
   * social login. Stores the login. Rejects with `social/refused` and `social/result-invalid`.
   */
  connect(
    request: { caipNetworkId: CaipNetworkId; socialUri: string | null },
    signal: AbortSignal,
  ): Promise<Connection>
  /** Resolves with the https URL of the provider's consent page. */
  socialUrl(provider: PopupProvider, signal: AbortSignal): Promise<string>
  /** Resolves with the https URL that the Farcaster app opens. */
  farcasterUrl(signal: AbortSignal): Promise<string>
  /** Resolves when the visitor has approved the login in the Farcaster app. */
  confirmFarcaster(signal: AbortSignal): Promise<{ userName: string }>
  /** Makes an account type the preferred one, and resolves with the connection of its account. */
  setAccountType(
    request: { namespace: Namespace; accountType: EmbeddedAccountType },
    signal: AbortSignal,
  ): Promise<Connection>
  /**
   * Requests the codes that change the e-mail address. Rejects with `email/throttled` within 30 s of
   * the last request, as `submitEmail` does, and with `email/address-taken`.
   */
  updateEmail(email: string, signal: AbortSignal): Promise<UpdateEmailAction>
  confirmPrimaryCode(code: string, signal: AbortSignal): Promise<void>
  /** Resolves with the e-mail address that is now in use. */
  confirmSecondaryCode(code: string, signal: AbortSignal): Promise<{ email: string }>
  /** Reloads the frame and sends it the data of the page again. */
  reload(signal: AbortSignal): Promise<void>
  /** The popup of a social login. */
  popup: SocialPopup
  /** The requests that the visitor decides on. The frame draws them. */
  approvals: ApprovalSource
  /** Calls the listener at once with the user if one is known, and with each event. Loads nothing. */
  subscribe(listener: (event: EmbeddedEvent) => void): () => void
  /**
   * Repeats a sign-out of an earlier visit that the frame has not confirmed. Loads nothing if there is
   * none. Rejects as `disconnect`.
   */
  repeatSignOut(signal: AbortSignal): Promise<void>
  /** Ends the session in this page: another tab has logged out. Loads and stores nothing. */
  forgetSession(): void
  /** Draws the frame over a box of the page, above everything else. Null hides it. */
  place(box: FrameBox | null): void
}

/**
 * The part of the connector that loads with the frame. Of the popup it has the result only;
 * `kit/deps/login-popup.ts` has the rest.
 */
export type FrameConnector = Omit<EmbeddedConnector, 'popup'> & {
  popup: Pick<SocialPopup, 'result'>
}

/** The popup of social logins. There is one per kit. */
export type SocialPopup = {
  /**
   * Opens the popup on the loading page of the frame's origin. To be called synchronously in the
   * visitor's click. Closes the one before. False: the browser blocked it.
   */
  open(): boolean
  /** Takes over the popup that is open. Returns a function that closes it, and no later one. */
  take(): () => void
  /** Points the popup to a URL, unless the visitor has closed it. False: none is open. */
  navigate(url: string): boolean
  /**
   * Resolves with the result that the popup posts from the frame's origin. Rejects with
   * `social/cancelled` when the visitor closes it, with `social/untrusted-origin` if a page of
   * another origin posts a result from it, and at once with `social/popup-missing` if none was
   * opened. May be called before `navigate`.
   */
  result(signal: AbortSignal): Promise<string>
}
