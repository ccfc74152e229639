import type { AccountTab } from '../../domain/account/account-tabs.ts'
import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { KitEvent } from '../../protocol/events.ts'

export type PortfolioInput = {
  /** Whose account is looked at; null: none is active. */
  namespace: Namespace | null
  /** `active`: whichever namespace is the active one; `named`: always this one. */
  follows: 'active' | 'named'
  /** Where each namespace's account was left. */
  tabs: ByNamespace<AccountTab>
  /** The page wants the history. */
  history: boolean
}
export type PortfolioContext = PortfolioInput
export type PortfolioCommand = { type: 'refresh' } | { type: 'select'; tab: AccountTab }
export type PortfolioEvent =
  | PortfolioCommand
  | KitEvent<'holdings.invalidated' | 'holdings.settled' | 'network.changed' | 'networks.changed'>
export type PortfolioEmitted =
  | { type: 'portfolio.requested'; namespace: Namespace | null; forced: boolean }
  | { type: 'tab.selected'; namespace: Namespace | null; tab: AccountTab }

/** What is shown around an account's holdings; they themselves are in the account's state. */
export type PortfolioView = {
  step: 'shown'
  namespace: Namespace | null
  /** null: nothing can be read of accounts of this namespace. */
  tab: AccountTab | null
  tabs: readonly AccountTab[]
  /** Reads everything anew. */
  refresh(): void
  select(tab: AccountTab): void
}
