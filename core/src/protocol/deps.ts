import type { Adapter, ChainAdapter } from '../adapters/adapter.ts'
import type { DataApi } from '../clients/data-api/data-api.types.ts'
import type { WalletDirectory } from '../clients/wallet-directory/wallet-directory.types.ts'
import type { SharedConnector } from '../connectors/connector.ts'
import type { NativeBalance } from '../domain/account/account.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import type { ApprovalSource } from '../domain/request/unsafe-request.ts'
import type { NftSource } from '../domain/token/nft.ts'
import type { TokenOption } from '../domain/token/tokens-option.ts'
import type { Platform } from '../platform/platform.ts'
import type { Storage } from '../storage/storage.ts'

/** The adapters of one kit, remote wallets included: a namespace without an adapter is served by those alone. */
export type Adapters = {
  all(): readonly Adapter[]
  /** Loads the namespace's chain library. Throws `adapter/not-found`. */
  get(namespace: Namespace): Promise<ChainAdapter>
}

/** Everything a chart's actors may be given, made once per kit. Only `*.actors.ts` names it. */
export type Deps = {
  platform: Platform
  storage: Storage
  adapters: Adapters
  /** Namespaces a wallet can be connected in. */
  namespaces: readonly Namespace[]
  /** null: this kit reaches no remote wallets. */
  remote: SharedConnector | null
  /** Its code is loaded with the first question. Rejects with `remote/unavailable` without a project id. */
  directory: WalletDirectory
  /** Its code is loaded with the first question, answers are kept as long as the specification says. Rejects with `data/unavailable` without a project id. */
  data: DataApi
  /** Requests of a wallet that lives in the page; null: there is none. */
  approvals: ApprovalSource | null
  /** The option `tokens`, by CAIP-2 id. */
  tokens: Readonly<Record<string, TokenOption>>
  /** The page's own source of NFTs, its answers cleaned; null: there is none. */
  nfts: NftSource | null
  /** Native balances by CAIP-10, good for 30 s. */
  balances: {
    get(account: string): { balance: NativeBalance } | null
    set(account: string, entry: { balance: NativeBalance }): void
  }
}
