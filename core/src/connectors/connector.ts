import type { Connection } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
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
  /** `connectorId` of the connections: `walletConnect` for remote wallets. */
  readonly id: string
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
   * Restores the connection of a namespace without a prompt; loads the SDK. Resolves with null if
   * there is no session, it has expired or it does not include this namespace. Rejects if the
   * storage cannot be read.
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
   * `network/not-supported-by-wallet`. Not used on eip155, where the provider switches.
   */
  switchNetwork(
    request: { namespace: Namespace; caipNetworkId: CaipNetworkId },
    signal: AbortSignal,
  ): Promise<CaipNetworkId>
  /** Null if no session serves the namespace. */
  provider(namespace: Namespace): SharedProvider | null
  /**
   * Calls the listener at once and after each change with the current session, or with null without
   * one. Does not load the SDK. Returns unsubscribe.
   */
  watchSession(listener: (session: RemoteSession | null) => void): () => void
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
  stop(): void
}
