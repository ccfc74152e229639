import type { Account } from '../../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { ProposedNamespaces } from '../../domain/remote/remote-namespaces.ts'
import type {
  AuthenticationAnswer,
  AuthenticationRequest,
} from '../../domain/sign-in/authentication.ts'
import type { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

/** The part of a session in one namespace, under current CAIP-2 ids. */
export type RelayNamespace = {
  /** Includes the networks of the accounts. */
  chains: readonly CaipNetworkId[]
  accounts: readonly CaipAddress[]
  methods: readonly string[]
  /** The wallet's id by current id, for networks that the wallet knows under an older id. */
  walletChainIds: Readonly<Record<string, CaipNetworkId>>
}

/** A parsed session. Contains only validated data of the wallet. */
export type RelaySession = {
  topic: string
  pairingTopic: string | null
  /** ms since 1970. */
  expiresAt: number
  wallet: { name: string; icon: string | null }
  namespaces: ByNamespace<RelayNamespace>
  /** Bitcoin addresses in the session's properties; empty for most wallets. */
  bitcoinAddresses: readonly BitcoinAddress[]
}

/** `hasIntention`: the wallet states the purpose. Without one it may be a change address. */
export type BitcoinAddress = { account: Account; hasIntention: boolean }

/** Events of a pairing. `expiresAt`: ms since 1970. */
export type PairingEvent =
  | { type: 'uri.shown'; uri: string; expiresAt: number }
  | { type: 'relay.lost' }
  | { type: 'relay.restored' }
  | { type: 'wallet.approved'; peer: RelaySession['wallet'] }
  | { type: 'wallet.rejected' }
  | { type: 'pairing.failed'; error: KitError }

/**
 * Why a session ended. `otherTab`: another tab ended it. `newerSession`: another tab has connected
 * another wallet, whose session `loadSession` returns from now on.
 */
export type SessionEnd = 'ended' | 'otherTab' | 'newerSession'

/** Events of the session, and events that its wallet sends (`data` is not validated). */
export type RelayEvent =
  | { type: 'session.started' | 'session.changed'; session: RelaySession }
  | { type: 'session.ended'; session: RelaySession; cause: SessionEnd }
  /**
   * A wallet approved a code that an unloaded page showed. `loadSession` returns the session
   * from then on.
   */
  | { type: 'session.adopted'; session: RelaySession }
  | { type: 'wallet.event'; chain: string; name: string; data: unknown }

/** Codes with which the relay rejects a page. */
export type ServiceError =
  | 'config/origin-not-allowed'
  | 'config/project-id-invalid'
  | 'relay/clock-wrong'

export type RelayRequest = { chain: CaipNetworkId; method: string; params: unknown }

export type RelayOptions = {
  platform: Platform
  kitId: string
  projectId: string | null
  /** `ws:` or `wss:`; null for the hosted relay. */
  relayUrl: string | null
  metadata: { name: string; description: string; url: string; icons: readonly string[] }
  /** Whether the hosted service attests the page's origin to the wallet (decision 23). */
  attestation: boolean
  /** The page's own provider, not validated yet; null to create one. */
  universalProvider: unknown
  /**
   * Whether the page starts pairings itself. The kit then only forwards the events of the page's
   * provider, unless a new URI is requested (`fresh`).
   */
  externalPairing: boolean
  proposal(): ProposedNamespaces
  /**
   * Creates the request to sign in that is sent with a proposal; null for none. A new one for each
   * proposal. The pairing goes on without it if this rejects or takes longer than 4 s.
   */
  authentication(): Promise<AuthenticationRequest | null>
}

/** Pairing and one session with a remote wallet. The SDK is loaded once, with the first use. */
export type Relay = {
  /** Shares the open pairing while its URI is valid, else starts one. Returns unsubscribe. */
  pair(request: { fresh: boolean }, listener: (event: PairingEvent) => void): () => void
  /**
   * Loads the SDK and resolves with the stored session; null without one. Waits 4 s at most for the
   * relay, because the wallet may have ended the session. Rejects if the storage cannot be read.
   */
  loadSession(): Promise<RelaySession | null>
  /** The current session without loading the SDK. Ends it if it has expired. */
  session(): RelaySession | null
  /** What the wallet of the current session returned with it, on the first call; else null. */
  takeCacaos(): AuthenticationAnswer | null
  /** Whether this tab used the session before its last reload. */
  isOfThisTab(): boolean
  /** Whether the current session is the registered one, which all tabs use. */
  isShared(): boolean
  subscribe(listener: (event: RelayEvent) => void): () => void
  /**
   * Sends a request to the wallet. Rejects at once with `rpc/provider-disconnected` when the
   * session ends or has expired, and with `remote/request-expired` after 15 minutes.
   */
  request(request: RelayRequest, signal: AbortSignal): Promise<unknown>
  /** Stores the chain that a namespace starts on after a reload. */
  setDefaultChain(chain: CaipNetworkId, rpcUrl: string | null): void
  /** The chain set by `setDefaultChain` or by the wallet; null if it is not set. */
  defaultChain(namespace: Namespace): CaipNetworkId | null
  /**
   * Tries to notify the wallet for 3 s or until the signal aborts, then deletes the session in any
   * case. Never rejects.
   */
  endSession(signal: AbortSignal): Promise<void>
  /** Deletes the session that another tab has ended. */
  forgetSession(): void
  /** Reconnects to the relay after the page was in the background. Does not load the SDK. */
  reconnect(): void
  /** Calls the listener with each code once, including earlier ones. Returns unsubscribe. */
  watchServiceErrors(listener: (error: ServiceError) => void): () => void
  /** The SDK's provider, for pages that start pairings themselves. */
  provider(): Promise<object>
  stop(): void
}
