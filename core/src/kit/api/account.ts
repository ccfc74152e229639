import type { Account, NativeBalance } from '../../domain/account/account.ts'
import type { CaipAddress, CaipNetworkId } from '../../domain/caip/caip.ts'
import type { CheckedNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Loadable } from '../../domain/resource-view.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'

/** The tokens of an account on its network. */
export type Holdings = {
  /** The native token first. */
  tokens: readonly TokenBalance[]
  /** Number of tokens with 0 decimals, which `tokens` does not contain (decision 15). */
  hiddenTokens: number
  /**
   * `full`: the data service lists the network's tokens. `configured`: the data service does not
   * support the network; `tokens` has the native token and those of the option `tokens`.
   */
  coverage: 'full' | 'configured'
  /** When `tokens` was last read, in ms since 1970. Null before the first read. */
  readAt: number | null
}

/** An account whose wallet has confirmed it. */
export type ConnectedAccount = {
  status: 'connected'
  namespace: Namespace
  address: string
  /** CAIP-10. Null while the network of the wallet is unknown. */
  caipAddress: CaipAddress | null
  /** The network the wallet is on; the page may not have configured it. */
  caipNetworkId: CaipNetworkId | null
  connectorId: string
  /** All accounts that the wallet shares. */
  accounts: readonly Account[]
  /** Amount of the native token. */
  balance: Loadable<NativeBalance>
  holdings: Loadable<Holdings>
}

/** The account of a namespace without a connected wallet. */
export type UnconnectedAccount = {
  /** `reconnecting` also until the kit has read its storage, as on a server. */
  status: 'disconnected' | 'connecting' | 'reconnecting'
  /** Null if no namespace is given and none is active. */
  namespace: Namespace | null
  address: null
  caipAddress: null
  caipNetworkId: null
  connectorId: null
  accounts: readonly []
  balance: { status: 'idle'; data: null; problem: null }
  holdings: { status: 'idle'; data: null; problem: null }
}

/** The account of a namespace. `address` is null unless `status` is `connected`. */
export type KitAccount = ConnectedAccount | UnconnectedAccount

/** The result of reading a value again. */
export type RefreshResult<T> =
  | { data: T; error: null; isSuccess: true; isError: false }
  | { data: null; error: Error; isSuccess: false; isError: true }

/** Functions that are called without a namespace use the active one. */
export type AccountApi = {
  /** Returns the same object until the account changes. */
  get<N extends Namespace>(namespace?: CheckedNamespace<N>): KitAccount
  /**
   * Makes another address of the connected wallet the active one. Throws `adapter/not-found`,
   * `connector/not-connected`, `connector/reconnecting`, and `connector/account-not-found` if the
   * wallet does not share the address. For a login, the frame switches first: the address changes
   * when it has, and a toast shows a failure.
   */
  select<N extends Namespace>(namespace: CheckedNamespace<N>, address: string): void
  /** Reads the native balance again. Rejects with `adapter/not-found` for an unknown namespace. */
  refreshBalance<N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ): Promise<RefreshResult<NativeBalance>>
  /**
   * Reads the tokens again, the native token first. Rejects with `adapter/not-found` for an unknown
   * namespace.
   */
  refreshPortfolio<N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ): Promise<RefreshResult<readonly TokenBalance[]>>
  /** Sets the page's name for an address, in every namespace. Null removes the name. */
  setLabel(address: string, label: string | null): void
}
