import type { ReactNode } from 'react'
import { Tabs } from '../../components/Tabs.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import type { AccountView } from './accountView.ts'
import { LazyTab } from './LazyTab.tsx'
import { TokenList } from './TokenList.tsx'
import { accountTexts } from './texts/en.ts'

type Connected = Extract<AccountView, { step: 'connected' }>

/**
 * Tabs with tokens, NFTs and activity, without a tab list if there is one tab. `refreshCount` remounts the lazy tabs, so that they fetch
 * again.
 */
export function AccountHoldings({
  account,
  refreshCount,
}: {
  account: Connected
  refreshCount: number
}): ReactNode {
  const { holdings } = useTexts(accountTexts)
  const { tabs, tab, select, openActivity } = account
  if (tab === null) return null
  const content =
    tab === 'tokens' ? (
      <TokenList account={account} />
    ) : (
      <LazyTab
        key={`${tab} ${account.address} ${account.account.caipNetworkId} ${refreshCount}`}
        tab={tab}
        openActivity={openActivity}
      />
    )
  return tabs.length === 1 ? (
    content
  ) : (
    <Tabs
      label={holdings.list}
      tabs={tabs.map((id) => ({ id, label: holdings.tabs[id] }))}
      current={tab}
      onSelect={select}
    >
      {content}
    </Tabs>
  )
}
