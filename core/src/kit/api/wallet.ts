import type { CheckedNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Call, CallsStatus, Capabilities } from '../../domain/transfer/calls.ts'
import type { Connector } from '../../domain/wallet/wallet.ts'
import type { ProviderOf } from './providers.ts'

/**
 * A connected wallet. `icon`: https or `data:image/`; null if it has none. `identifier` and `social`:
 * of a login with the embedded wallet only, once its user is known.
 */
export type WalletInfo = Pick<
  Connector,
  'id' | 'name' | 'icon' | 'type' | 'rdns' | 'identifier' | 'social'
>

/**
 * Calls that a wallet executes with one prompt (EIP-5792). `atomic`: the wallet executes all calls
 * or none; default false.
 */
export type CallsRequest = { calls: readonly Call[]; atomic?: boolean; id?: string }

/**
 * Functions that are called without a namespace use the active one. Functions that return a promise
 * reject with `adapter/not-found` for an unknown namespace, with `connector/not-connected` without
 * a connected wallet and with `connector/reconnecting` while a stored connection is restored. These
 * errors do not apply to `universalProvider`.
 */
export type WalletApi = {
  /** Returns null if no wallet is connected. */
  get<N extends Namespace>(namespace?: CheckedNamespace<N>): WalletInfo | null
  /**
   * Returns the provider of the connected wallet, for requests of the page. Null if no wallet is
   * connected, or if the adapter of a stored connection is not loaded yet (`ready()` waits for it).
   * Typed by namespace. In a namespace without an adapter, the provider of a remote wallet has the
   * type `Eip1193Provider` instead. In every namespace, errors of a provider have the numbers of
   * EIP-1193 as `code`, and the `KitError` as `cause`.
   */
  provider<N extends Namespace>(namespace: N & CheckedNamespace<N>): ProviderOf<N> | null
  provider(): unknown
  /**
   * Rejects with `connector/chain-not-configured` if the wallet is on a network that the page has
   * not configured.
   */
  signMessage<N extends Namespace>(
    message: string,
    namespace?: CheckedNamespace<N>,
  ): Promise<string>
  /**
   * Rejects like `signMessage`, and with `connector/chain-mismatch` if the typed data is for
   * another chain than the wallet's.
   */
  signTypedData<N extends Namespace>(
    typedData: unknown,
    namespace?: CheckedNamespace<N>,
  ): Promise<string>
  /**
   * Resolves with the capabilities of the wallet, by network (EIP-5792). Never prompts the visitor.
   */
  capabilities<N extends Namespace>(namespace?: CheckedNamespace<N>): Promise<Capabilities>
  /**
   * Sends several calls with one prompt (EIP-5792). Resolves with the id of the batch. Rejects with
   * `rpc/unsupported-method` if the wallet or the namespace does not support batches, and maps the
   * wallet's error codes 5700 to 5760 to `rpc/…` codes.
   */
  sendCalls<N extends Namespace>(
    request: CallsRequest,
    namespace?: CheckedNamespace<N>,
  ): Promise<string>
  /** Reads the status of a batch. */
  callsStatus<N extends Namespace>(
    id: string,
    namespace?: CheckedNamespace<N>,
  ): Promise<CallsStatus>
  /**
   * Polls the status of a batch until it is final, for up to two minutes; after that, resolves with
   * a pending status.
   */
  waitForCalls<N extends Namespace>(
    id: string,
    namespace?: CheckedNamespace<N>,
  ): Promise<CallsStatus>
  /**
   * Resolves with the provider of the remote-wallet SDK, for pages that pair remote wallets
   * themselves (`manualWCControl`). Loads the SDK. Rejects with `remote/unavailable` if the kit has
   * no remote wallets.
   */
  universalProvider(): Promise<object>
}
