import type { SharedProvider } from '../connectors/connector.ts'
import type { AccountType, Connection, NativeBalance } from '../domain/account/account.ts'
import type { WalletEvent } from '../domain/account/wallet-event.ts'
import type { CaipNetworkId } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { CustomRpcUrls, Network } from '../domain/network/network.ts'
import type { Connector } from '../domain/wallet/wallet.ts'
import type { Platform } from '../platform/platform.ts'
import type { CallsClient } from './calls-client.ts'
import type { TransferClient } from './transfer-client.ts'
import type { VerifierModule } from './verifier.ts'

/** Dependencies that the kit passes to an adapter. */
export type AdapterHost = {
  platform: Platform
  /** The current networks of the adapter's namespace. */
  networks(): readonly Network[]
  projectId: string | null
  /** The nodes of the page, with the headers that they require. */
  customRpcUrls: CustomRpcUrls
  /** Whether a connected account or an open view needs a network. */
  isInUse(network: CaipNetworkId): boolean
  /** Name of the page; some wallets display it. */
  appName: string
  /**
   * The type of the account that becomes active if a wallet shares several types (option
   * `defaultAccountTypes`).
   */
  accountType(): AccountType
  /** The options `enableEIP6963` (`announced`) and `enableInjected` (`injected`). */
  discovery: { announced: boolean; injected: boolean }
  /**
   * Provider of the remote wallet for this namespace, or null. Its connector id is
   * `remoteConnectorId`.
   */
  remote(): SharedProvider | null
  /**
   * Provider of the embedded wallet for this namespace, or null. Its connector id is
   * `embeddedConnectorId`.
   */
  embedded(): SharedProvider | null
}

/** An item of the option `adapters`. A third-party adapter has the same shape. */
export type AdapterEntry = {
  namespace: Namespace
  create(host: AdapterHost): Adapter
  /**
   * Loads the code that verifies sign-ins, on servers too. Without it, sign-ins of the namespace are
   * not verified in the page: only the page's server can accept them.
   */
  loadVerifier?(): Promise<VerifierModule>
}

/** The part of an adapter that is loaded with the page: it discovers wallets. */
export type Adapter = {
  namespace: Namespace
  /**
   * Calls `found` for each known wallet, for each wallet discovered later, and again when the data
   * of a wallet changes. Returns unsubscribe.
   */
  discover(listener: { found(connector: Connector): void }): () => void
  /** Imports the chain library on the first call. A failed import is retried by the next call. */
  load(): Promise<ChainAdapter>
  /** Removes all listeners and timers and aborts open requests. */
  stop(): void
}

export type ConnectRequest = {
  connectorId: string
  /**
   * The preferred network, for wallets without a network of their own. Other wallets stay on
   * theirs.
   */
  caipNetworkId: CaipNetworkId | null
}

/** The account and network that the page uses. */
export type ActiveAccount = Pick<Connection, 'address' | 'caipNetworkId'>

export type ResumeRequest = {
  connectorId: string
  /** The stored account, the only one that is restored. Null if none is known: any account. */
  address: string | null
  /** The last network of the page. Ignored for wallets with a network of their own. */
  caipNetworkId?: CaipNetworkId | null
  /**
   * Runs the request to a wallet whose every request may open a prompt. Default: runs it at once.
   */
  inTurn?: InTurn
}
/**
 * Runs a request that may open a prompt, in one tab at a time (fault XD1). Rejects with
 * `rpc/unauthorized` without running it if the wallet rejected that of another tab.
 */
export type InTurn = <T>(request: () => Promise<T>) => Promise<T>

export type SignRequest = {
  connectorId: string
  address: string
  /** The chain on which the signature of a contract account is verified. */
  caipNetworkId?: CaipNetworkId | null
}

/**
 * `revoke`: false while another namespace uses the same wallet, whose permission may be that of all
 * namespaces. The adapter then only forgets its connection (fault V9).
 */
export type DisconnectOptions = { revoke: boolean }

/**
 * The part of an adapter that calls wallets and reads the chain. Except the loaders `transfer` and
 * `calls`, every asynchronous method takes a signal; an aborted call rejects and its result is
 * dropped. Every error is a `KitError`, such as `rpc/user-rejected` (4001),
 * `rpc/resource-unavailable` (-32002) or `connect/no-account-shared`.
 */
export type ChainAdapter = {
  /** Connects a wallet. Opens one prompt. */
  connect(request: ConnectRequest, signal: AbortSignal): Promise<Connection>
  /**
   * Restores a connection without a prompt. Waits for a wallet that announces itself late. Null if
   * the wallet does not share the account (locked, revoked, another wallet; fault XA2).
   */
  resume(request: ResumeRequest, signal: AbortSignal): Promise<Connection | null>
  /** Subscribes to the events of a connected wallet. Returns unsubscribe. */
  watch(connectorId: string, listener: (event: WalletEvent) => void): () => void
  /**
   * Forgets the connection. Revokes the page's permission if the wallet supports that
   * (`wallet_revokePermissions`), unless `options` exclude it.
   */
  disconnect(connectorId: string, signal: AbortSignal, options?: DisconnectOptions): Promise<void>
  /** Resolves with the network that the wallet reports after the switch (fault K1). */
  switchNetwork(
    request: { connectorId: string; network: Network },
    signal: AbortSignal,
  ): Promise<CaipNetworkId>
  addNetwork(request: { connectorId: string; network: Network }, signal: AbortSignal): Promise<void>
  balance(
    request: { network: Network; address: string },
    signal: AbortSignal,
  ): Promise<NativeBalance>
  /**
   * Resolves with the account's signature of the text. Throws `sign/not-verified` for any other
   * signature (decision 44).
   */
  signMessage(request: SignRequest & { message: string }, signal: AbortSignal): Promise<string>
  /**
   * Like `signMessage`, for an EIP-712 object. Namespaces other than eip155 throw
   * `rpc/method-not-supported`.
   */
  signTypedData(request: SignRequest & { typedData: unknown }, signal: AbortSignal): Promise<string>
  /**
   * The provider for the page's own requests: an EIP-1193 provider on eip155, and an object such as
   * `SolanaProvider` or `BitcoinProvider` in other namespaces. Remote and local wallets have the
   * same type of provider. Null if the wallet is not available. `active` is the account and network
   * that the page uses; the adapter cannot know them for remote wallets.
   */
  provider(connectorId: string, active?: ActiveAccount | null): unknown
  /**
   * Loads the code that sends transfers. Null if the namespace does not support sending
   * (`send/unsupported-chain`).
   */
  transfer: (() => Promise<TransferClient>) | null
  /**
   * Loads the code for batched calls. Null if the namespace does not support them
   * (`rpc/unsupported-method`).
   */
  calls: (() => Promise<CallsClient>) | null
}
