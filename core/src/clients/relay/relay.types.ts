import type { Account } from '../../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { ProposedNamespaces } from '../../domain/remote/remote-namespaces.ts'
import type { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

/** What a session grants of one namespace, under the ids networks have today. `chains` includes those it has accounts on. */
export type RelayNamespace = {
  chains: readonly CaipNetworkId[]
  accounts: readonly CaipAddress[]
  methods: readonly string[]
  /** What the wallet calls a network, where that is another id. */
  spoken: Readonly<Record<string, CaipNetworkId>>
}

/** A session as fresh, checked data; whatever the wallet sent besides is left behind. */
export type RelaySession = {
  topic: string
  pairingTopic: string | null
  /** ms since 1970. */
  expiresAt: number
  wallet: { name: string; icon: string | null }
  namespaces: ByNamespace<RelayNamespace>
  /** What the session says of Bitcoin addresses besides; most wallets say nothing. */
  bitcoinAddresses: readonly BitcoinAddress[]
}

/** `isMeant`: the wallet says what it is for; the others may be for change, of which there are many. */
export type BitcoinAddress = { account: Account; isMeant: boolean }

/** What happens while a wallet is waited for; as the connector's contract says it. */
export type PairingNews =
  | { type: 'uri.shown'; uri: string; expiresAt: number }
  | { type: 'relay.lost' }
  | { type: 'relay.restored' }
  | { type: 'wallet.approved'; peer: RelaySession['wallet'] }
  | { type: 'wallet.rejected' }
  | { type: 'pairing.failed'; error: KitError }

/** What becomes of the session, and what its wallet says within it (unchecked). */
export type RelayNews =
  | { type: 'session.started' | 'session.changed'; session: RelaySession }
  /** `quiet`: another tab ended it, and everybody there knows. */
  | { type: 'session.ended'; session: RelaySession; quiet: boolean }
  | { type: 'wallet.said'; chain: string; name: string; data: unknown }

export type Complaint =
  | 'config/origin-not-allowed'
  | 'config/project-id-invalid'
  | 'relay/clock-wrong'

export type RelayRequest = { chain: CaipNetworkId; method: string; params: unknown }

export type RelayOptions = {
  platform: Platform
  kitId: string
  projectId: string | null
  /** ws(s); null: the makers' own. */
  relayUrl: string | null
  metadata: { name: string; description: string; url: string; icons: readonly string[] }
  /** Whether the makers' service is asked to vouch for this page's origin. */
  attestation: boolean
  /** The page's own provider, checked by its shape; null: one is made. */
  universalProvider: unknown
  /** The page begins pairings by itself; we only pass on what its provider says, unless a fresh one is asked for. */
  manual: boolean
  proposal(): ProposedNamespaces
}

/** Pairing and one session with a wallet on another device. The SDK is imported at first need, once. */
export type Relay = {
  pair(request: { fresh: boolean }, listener: (news: PairingNews) => void): () => void
  /** Loads the SDK; the session that stands, if one does. Rejects where it cannot be known. */
  open(): Promise<RelaySession | null>
  /** Loads nothing; notices here that it expired. */
  session(): RelaySession | null
  subscribe(listener: (news: RelayNews) => void): () => void
  /** Rejects at once with `rpc/provider-disconnected` when the session ends or has expired, with `remote/request-expired` after 15 minutes. */
  request(request: RelayRequest, signal: AbortSignal): Promise<unknown>
  /** The chain a namespace starts on after a reload. */
  remember(chain: CaipNetworkId, rpcUrl: string | null): void
  remembered(namespace: Namespace): CaipNetworkId | null
  /** Tells the wallet, as long as the signal allows; forgotten here in any case. */
  end(signal: AbortSignal): Promise<void>
  forget(): void
  wake(): void
  watchComplaints(listener: (complaint: Complaint) => void): () => void
  /** For pages that drive the pairing by themselves. */
  provider(): Promise<object>
  stop(): void
}
