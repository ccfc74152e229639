import { type AccountTab, accountTabs } from '../../domain/account/account-tabs.ts'
import type { PortfolioContext } from './portfolio.types.ts'

/** What there is to be seen of the account. */
export const tabsOf = ({ namespace, history }: PortfolioContext): readonly AccountTab[] =>
  namespace === null ? [] : accountTabs({ namespace, activity: history })

/** The one it was left at, where that exists here; else the first. */
export function tabOf(context: PortfolioContext): AccountTab | null {
  const shown = tabsOf(context)
  const left = context.tabs[context.namespace ?? '']
  return shown.find((tab) => tab === left) ?? shown[0] ?? null
}
