import { type AccountTab, accountTabs } from '../../domain/account/account-tabs.ts'
import type { PortfolioContext } from './portfolio.types.ts'

/** The tabs of the account. Empty without an account. */
export function tabsOf(context: PortfolioContext): readonly AccountTab[] {
  const { namespace, directory, nftSource } = context
  if (namespace === null) return []
  const activity = context.activity && directory
  return accountTabs({ namespace, activity, nfts: nftSource || activity })
}

/** The last selected tab if the account has it, else the first tab. Null without tabs. */
export function tabOf(context: PortfolioContext): AccountTab | null {
  const tabs = tabsOf(context)
  const last = context.tabs[context.namespace ?? '']
  return tabs.find((tab) => tab === last) ?? tabs[0] ?? null
}
