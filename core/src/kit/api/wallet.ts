import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Call, CallsStatus, Capabilities } from '../../domain/transfer/calls.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import type { ProviderOf } from './providers.ts'

/** A connected wallet. `icon`: https or `data:image/`; null if it has none. */
export type WalletInfo = Pick<Connector, 'id' | 'name' | 'icon' | 'type' | 'rdns'>

/**
 * Calls that a wallet executes with one prompt (EIP-5792). `atomic`: all of them or none; false if
 * left out.
 */
export type CallsRequest = { calls: readonly Call[]; atomic?: boolean; id?: string }

/**
 * Without a namespace, the functions use the active one. Those that return a promise reject
 * with `adapter/not-found` for an unknown namespace, with `connector/not-connected` without a
 * connected wallet and with `connector/reconnecting` while a stored connection is restored
 * (`universalProvider` aside).
 */
export type WalletApi = {
  /** Returns null if no wallet is connected. */
  get(namespace?: Namespace): WalletInfo | null
  /**
   * Returns the provider of the connected wallet, for requests of the page. Null if no wallet is
   * connected or its adapter is not loaded yet (`ready()` loads it). Typed by namespace; in a
   * namespace without an adapter, a remote wallet has the shape of `Eip1193Provider` instead.
   */
  provider<N extends Namespace>(namespace: N): ProviderOf<N> | null
  provider(): unknown
  /**
   * Rejects with `connector/chain-not-configured` if the wallet is on a network that the page has
   * not configured.
   */
  signMessage(message: string, namespace?: Namespace): Promise<string>
  /**
   * Rejects like `signMessage`, and with `connector/chain-mismatch` if the data names another chain
   * than the wallet's.
   */
  signTypedData(typedData: unknown, namespace?: Namespace): Promise<string>
  /**
   * Resolves with the capabilities of the wallet, by network (EIP-5792). Never prompts the visitor.
   */
  capabilities(namespace?: Namespace): Promise<Capabilities>
  /**
   * Sends several calls with one prompt (EIP-5792); resolves with the id of the batch. Rejects with
   * `rpc/unsupported-method` if the wallet or the namespace does not support it; the codes 5700 to
   * 5760 become `rpc/…`.
   */
  sendCalls(request: CallsRequest, namespace?: Namespace): Promise<string>
  /** Reads the status of a batch. */
  callsStatus(id: string, namespace?: Namespace): Promise<CallsStatus>
  /**
   * Polls the status of a batch for up to two minutes; resolves with a pending status after that.
   */
  waitForCalls(id: string, namespace?: Namespace): Promise<CallsStatus>
  /**
   * Resolves with the provider of the remote-wallet SDK, for pages with a pairing of their own
   * (`manualWCControl`). Loads the SDK. Rejects with `remote/unavailable`.
   */
  universalProvider(): Promise<object>
}
