import type { Connection } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { RemoteSession } from '../domain/wallet/wallet.ts'
import type { KitError } from '../errors/kit-error.ts'

/** A provider over a connection that several namespaces share, bound to one of them: EIP-1193 on eip155, the same shape elsewhere. */
export type SharedProvider = {
  /** Rejects with a `KitError`; at once with `rpc/provider-disconnected` when the session ends or has expired meanwhile. */
  request(args: { method: string; params?: unknown }): Promise<unknown>
  /** What it shares now, the active account first; null once the session has ended. */
  standing(): Pick<Connection, 'accounts' | 'caipNetworkId'> | null
  on(event: string, listener: (value: unknown) => void): void
  removeListener(event: string, listener: (value: unknown) => void): void
}

/** What happens while a wallet on another device is waited for. */
export type PairingEvent =
  /** `expiresAt`: ms since 1970; 240 s after it was made. */
  | { type: 'uri.shown'; uri: string; expiresAt: number }
  /** The relay's socket is gone; what was shown stays good, and it comes back by itself. */
  | { type: 'relay.lost' }
  | { type: 'relay.restored' }
  /** A session stands; `grants` says what of it this kit can use. */
  | { type: 'wallet.approved'; peer: RemoteSession['wallet'] }
  | { type: 'wallet.rejected' }
  /** `remote/expired` when nobody answered in time. */
  | { type: 'pairing.failed'; error: KitError }

/** `fresh`: a new URI also where an old one is still good. */
export type PairRequest = { fresh: boolean }

/** What connecting, restoring and leaving a wallet mean where one session serves several namespaces. */
export type RemoteConnector = {
  /**
   * Hears a pairing until the returned stop: joins the open one while its URI is good, else begins one; the SDK is loaded at first need.
   * A pairing that nobody hears stays for the next who asks, until it expires; a wallet that approves what nobody hears is disconnected.
   */
  pair(request: PairRequest, listener: (event: PairingEvent) => void): () => void
  /**
   * What the approved session grants of the configured networks, a connection a namespace. Ends the session and rejects with
   * `remote/nothing-granted` when that is nothing.
   */
  grants(signal: AbortSignal): Promise<readonly Connection[]>
  /** Never prompts; loads the SDK. null: no session, expired, or it grants nothing of this namespace. Rejects where it cannot be known. */
  resume(
    request: { namespace: Namespace; address: string | null },
    signal: AbortSignal,
  ): Promise<Connection | null>
  /** What the wallet says by itself, for one namespace; `disconnected` when the session ends, expires or loses the namespace. */
  watch(namespace: Namespace, listener: (event: WalletEvent) => void): () => void
  /** Ends the session for all namespaces; the second call for the same session does nothing. */
  disconnect(signal: AbortSignal): Promise<void>
  /** Moves to a network that is granted; resolves with it. Rejects with `network/not-supported-by-wallet`. On eip155 the provider does this. */
  switchNetwork(
    request: { namespace: Namespace; caipNetworkId: CaipNetworkId },
    signal: AbortSignal,
  ): Promise<CaipNetworkId>
  /** null while no session serves the namespace. */
  provider(namespace: Namespace): SharedProvider | null
  /** The session as it is now, at once and after every change; null: none. Loads nothing. */
  watchSession(listener: (session: RemoteSession | null) => void): () => void
  /** What the service complains about (origin, key, clock), each code once: `config/origin-not-allowed`, `config/project-id-invalid`, `relay/clock-wrong`. */
  watchComplaints(
    listener: (
      code: 'config/origin-not-allowed' | 'config/project-id-invalid' | 'relay/clock-wrong',
    ) => void,
  ): () => void
  /** The SDK's own provider object, for pages that drive the pairing by themselves (`manualWCControl`); loads the SDK. */
  universalProvider(): Promise<object>
  /** Another tab ended the session: forgotten here without telling anybody. */
  forget(): void
  /** The page came back to the foreground: sockets are renewed, what expired is dropped. Loads nothing. */
  wake(): void
  stop(): void
}
