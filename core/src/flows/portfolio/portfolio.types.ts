import type { AccountTab } from '../../domain/account/account-tabs.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { KitEvent } from '../../protocol/events.ts'

/** The namespace whose account is kept up to date. Null: the active namespace. */
export type PortfolioData = { namespace: Namespace } | null
export type PortfolioInput = {
  /** The namespace of the account. Null if none is active. */
  namespace: Namespace | null
  /** `active`: the flow follows the active namespace. `named`: it keeps its first namespace. */
  follows: 'active' | 'named'
  /** The last selected tab of each namespace. */
  tabs: ByNamespace<AccountTab>
  /** Whether project and page have the activity turned on. */
  activity: boolean
  /** Whether the data service is available, the source of the activity. */
  directory: boolean
  /** Whether the page has a source of NFTs. Without one, they are derived from the activity. */
  nftSource: boolean
}
export type PortfolioContext = PortfolioInput
export type PortfolioCommand = { type: 'refresh' } | { type: 'select'; tab: AccountTab }
export type PortfolioEvent =
  | PortfolioCommand
  | KitEvent<
      | 'features.changed'
      | 'holdings.invalidated'
      | 'holdings.settled'
      | 'network.changed'
      | 'networks.changed'
    >
export type PortfolioEmitted =
  | { type: 'portfolio.requested'; namespace: Namespace | null; forced: boolean }
  | { type: 'tab.selected'; namespace: Namespace | null; tab: AccountTab }

/** The tabs of an account. Its holdings are in the account's state. */
export type PortfolioView = {
  step: 'ready'
  namespace: Namespace | null
  /** The selected tab. Null if `tabs` is empty. */
  tab: AccountTab | null
  tabs: readonly AccountTab[]
  /** Reads the holdings again without the cache. */
  refresh(): void
  select(tab: AccountTab): void
}
