import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { ResourceView } from '../../domain/resource-view.ts'
import type { SearchLength } from '../../domain/telemetry/search-length.ts'
import type { Connector, Wallet } from '../../domain/wallet/wallet.ts'
import type { KitEvent } from '../../protocol/events.ts'
import type { Resource } from '../../resource/resource.types.ts'

/** The known wallets, and the page's filters. `chains`: a listed wallet supports one of them. */
export type AllWalletsInput = {
  featured: readonly Wallet[]
  recommended: readonly Wallet[]
  connectors: readonly Connector[]
  featuredIds: readonly string[]
  include: readonly string[]
  exclude: readonly string[]
  chains: readonly CaipNetworkId[]
  mobile: boolean
  namespace: string | null
  /** No adapter is configured, so extensions cannot connect. */
  remoteOnly: boolean
  /** Remote wallets are available. */
  remote: boolean
}
export type AllWalletsContext = AllWalletsInput & {
  /** The connectors that were known when the list was opened, which determine its order. */
  arranged: readonly Connector[]
  /** The text of the field, at most 100 characters. */
  text: string
  certified: boolean
  /** The wallets of the loaded pages, in order. Their total `count` never decreases. */
  pages: Resource<ListedWallets>
  /** The wallets that the search returned, and how many match. */
  found: Resource<ListedWallets>
}
export type AllWalletsCommand =
  | { type: 'search'; text: string }
  | { type: 'certified.set'; on: boolean }
  | { type: 'clear' }
  | { type: 'loadMore' | 'refresh' }
  | { type: 'pick'; walletId: string }
export type AllWalletsEvent =
  | AllWalletsCommand
  | { type: 'pages.changed' | 'found.changed'; resource: Resource<ListedWallets> }
  | KitEvent<'connector.found'>
/**
 * `remote`: remote wallets are available. If not, a wallet that is not installed opens Downloads.
 */
export type AllWalletsEmitted =
  | { type: 'wallet.picked'; wallet: Wallet; remote: boolean }
  /**
   * The directory has answered a search. `search`: the length of its text, empty if only certified
   * wallets are listed.
   */
  | { type: 'search.ended'; search: SearchLength; certified: boolean; hasResults: boolean }
export type AllWalletsOutput = never

/** The key of both resources. `entries`: wallets per page. */
export type WalletsRequest = {
  entries: number
  include: readonly string[]
  exclude: readonly string[]
  chains: readonly CaipNetworkId[]
  search: string | null
  certified: boolean
}
export type ListedWallets = { wallets: readonly Wallet[]; count: number }

/**
 * A wallet in the grid. `reachable` is false if it is not installed and has neither a safe link nor
 * an install link.
 */
export type GridWallet = Wallet & { installed: boolean; reachable: boolean }

/**
 * The known wallets with the pages of the directory, or the search results. `count`: total number,
 * including those that are not loaded. `data` is null while no wallet is known.
 */
export type AllWalletsView = ResourceView<{ wallets: readonly GridWallet[]; count: number }> & {
  /**
   * `searching`: the view shows a search. After each change of it, `data` is null for at least
   * 300 ms, so that the grid does not flicker.
   */
  step: 'browsing' | 'searching'
  text: string
  certified: boolean
  search(text: string): void
  setCertified(on: boolean): void
  pick(walletId: string): void
  /** Ends the search. Null while browsing. */
  clear: (() => void) | null
}
