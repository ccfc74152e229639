import type { Adapter, ChainAdapter } from '../adapters/adapter.ts'
import type { DataApi } from '../clients/data-api/data-api.types.ts'
import type { Telemetry } from '../clients/telemetry/telemetry.types.ts'
import type { WalletDirectory } from '../clients/wallet-directory/wallet-directory.types.ts'
import type {
  EmbeddedConnector,
  RemoteConnector,
  SharedConnector,
} from '../connectors/connector.ts'
import type { NativeBalance } from '../domain/account/account.ts'
import type { CaipAddress } from '../domain/caip/caip.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { Network } from '../domain/network/network.ts'
import type { ApprovalSources } from '../domain/request/unsafe-request.ts'
import type { NftSource } from '../domain/token/nft.ts'
import type { TokenOption } from '../domain/token/tokens-option.ts'
import type { Platform } from '../platform/platform.ts'
import type { Siwx } from '../siwx/siwx.ts'
import type { Storage } from '../storage/storage.ts'

export type { CompletedRequest, EmbeddedEvent } from '../connectors/connector.ts'

/** The adapters of one kit. A namespace without an adapter has remote wallets only. */
export type Adapters = {
  all(): readonly Adapter[]
  /** Loads the namespace's chain library. Throws `adapter/not-found`. */
  get(namespace: Namespace): Promise<ChainAdapter>
  /** The same, but null until it is loaded. */
  loaded(namespace: Namespace): ChainAdapter | null
}

/** The dependencies of actors, created once per kit. Only `*.actors.ts` files import this type. */
export type Deps = {
  platform: Platform
  storage: Storage
  adapters: Adapters
  /**
   * Ethereum mainnet: the page's network, else with the endpoint of the gateway or a public one. Its
   * chain is read to check names (decision 50).
   */
  mainnet(): Promise<Network>
  /** The namespaces in which a wallet can be connected. */
  namespaces: readonly Namespace[]
  /** The connectors that serve several namespaces: those of `remote` and `embedded`. */
  connectors: readonly SharedConnector[]
  /** The connector of remote wallets. Null if the kit has none. */
  remote: RemoteConnector | null
  /** The connector of the embedded wallet. Null if the kit has none. */
  embedded: EmbeddedConnector | null
  /**
   * The wallet directory. The first call loads its code. Rejects with `remote/unavailable` without
   * a project id.
   */
  directory: WalletDirectory
  /**
   * The data service. The first call loads its code. Some responses are cached. Rejects with
   * `data/unavailable` without a project id.
   */
  data: DataApi
  /** The telemetry service. The first call loads its code. */
  telemetry: Telemetry
  /** The requests that the visitor decides on. */
  approvals: ApprovalSources
  /** The options `siwx` and `siweConfig`. Null if the page passed neither. */
  siwx: Siwx | null
  /** ms between two counts of pending transactions. */
  pendingInterval: number
  /** The option `tokens`, by CAIP-2 id. */
  tokens: Readonly<Record<string, TokenOption>>
  /** The page's source of NFTs; its results are parsed. Null if the page passed none. */
  nfts: NftSource | null
  /**
   * Resolves with the native balance of a CAIP-10 id: the stored one for 30 s, unless `fresh`, else
   * that of `fetch`, or rejects with its error. Stores no balance once `signal` is aborted. The
   * first call loads the code.
   */
  balances(
    account: CaipAddress,
    options: { fresh: boolean; signal: AbortSignal },
    fetch: () => Promise<NativeBalance>,
  ): Promise<NativeBalance>
}
