import type { SharedProvider } from '../connectors/connector.ts'
import type { AccountType, Connection, NativeBalance } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { Network } from '../domain/network/network.ts'
import type { Connector } from '../domain/wallet/wallet.ts'
import type { Platform } from '../platform/platform.ts'
import type { Batches } from './batches.ts'
import type { Money } from './money.ts'

/** What the kit gives an adapter. `networks` are those of the adapter's namespace, as they are now. */
export type AdapterHost = {
  platform: Platform
  networks(): readonly Network[]
  projectId: string | null
  /** What the page calls itself: wallets are told. */
  appName: string
  /** Which of a wallet's accounts is the active one where it shares several kinds (`defaultAccountTypes`, specification section 9). */
  accountType(): AccountType
  /** Discovery switches of the options (`enableInjected`, `enableEIP6963`). */
  discovery: { announced: boolean; injected: boolean }
  /** The wallet on the other side of the relay, where it serves this namespace; its connector id is `remoteConnectorId`. */
  remote(): SharedProvider | null
}

/** What a page passes in `adapters`: an object with a namespace and a way to begin. A third party does the same. */
export type AdapterEntry = { namespace: Namespace; create(host: AdapterHost): Adapter }

/** The cheap half: discovery. `load` brings the chain library, at first use, once; a failed load is tried again on the next call. */
export type Adapter = {
  namespace: Namespace
  /** Calls `found` for every wallet, at any time, again when its data changed. Returns the stop. */
  discover(listener: { found(connector: Connector): void }): () => void
  load(): Promise<ChainAdapter>
  /** Ends everything: listeners, timers, polling. */
  stop(): void
}

export type ConnectRequest = {
  connectorId: string
  /** The network the page would like; an adapter does not switch the wallet by itself when the wallet's own network is configured. */
  caipNetworkId: CaipNetworkId | null
}
/** The account and network that a page is on. */
export type Standpoint = Pick<Connection, 'address' | 'caipNetworkId'>
/** `caipNetworkId`: the network the page was on, where it is known; a wallet that is on a network of its own stays there. */
export type ResumeRequest = {
  connectorId: string
  address: string | null
  caipNetworkId?: CaipNetworkId | null
}

/**
 * The half that speaks to wallets and chain. Every call takes a signal; an aborted call rejects and its late answer is dropped.
 * Everything thrown is a `KitError`: `rpc/user-rejected` (4001), `rpc/resource-unavailable` (-32002), `connect/no-account-shared`, …
 */
export type ChainAdapter = {
  /** Prompts the visitor. One prompt a call. */
  connect(request: ConnectRequest, signal: AbortSignal): Promise<Connection>
  /** Never prompts. null: the wallet does not share an account (locked, revoked). Waits for a wallet that announces late. */
  resume(request: ResumeRequest, signal: AbortSignal): Promise<Connection | null>
  /** Listens to a connected wallet until stopped. */
  watch(connectorId: string, listener: (event: WalletEvent) => void): () => void
  /** Asks the wallet to forget the page where it can (`wallet_revokePermissions`); otherwise does nothing. */
  disconnect(connectorId: string, signal: AbortSignal): Promise<void>
  /** Resolves with the network the wallet is on afterwards, as the wallet says it (fault case K1). */
  switchNetwork(
    request: { connectorId: string; network: Network },
    signal: AbortSignal,
  ): Promise<CaipNetworkId>
  addNetwork(request: { connectorId: string; network: Network }, signal: AbortSignal): Promise<void>
  balance(
    request: { network: Network; address: string },
    signal: AbortSignal,
  ): Promise<NativeBalance>
  signMessage(
    request: { connectorId: string; address: string; message: string },
    signal: AbortSignal,
  ): Promise<string>
  /** `typedData`: the EIP-712 object; eip155 only, others throw `rpc/method-not-supported`. */
  signTypedData(
    request: { connectorId: string; address: string; typedData: unknown },
    signal: AbortSignal,
  ): Promise<string>
  /**
   * For the page's own requests: EIP-1193 on eip155, elsewhere an object with what the family can do (`SolanaProvider`, `BitcoinProvider` …),
   * the same for wallets across the relay. null when the wallet is gone. `at`: what the page is on, which nobody tells an adapter of a
   * wallet across the relay.
   */
  provider(connectorId: string, at?: Standpoint | null): unknown
  /** What sending takes; its code comes with the first call. null: this namespace sends nothing (`send/unsupported-chain`). */
  money: (() => Promise<Money>) | null
  /** Several calls with one prompt. null: this namespace has no such thing (`rpc/unsupported-method`). */
  batches: (() => Promise<Batches>) | null
}
