import type { ReactNode } from 'react'
import { Tabs } from '../../components/Tabs.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import type { AccountView } from './accountView.ts'
import { LazyTab } from './LazyTab.tsx'
import { TokenList } from './TokenList.tsx'

type Connected = Extract<AccountView, { step: 'connected' }>

/** What the account holds and did, a tab each. `asked`: how often everything was asked for anew. */
export function AccountHoldings({
  account,
  asked,
}: {
  account: Connected
  asked: number
}): ReactNode {
  const { holdings } = useSharedTexts()
  const { tabs, tab, select, history } = account
  if (tab === null) return null
  return (
    <Tabs
      label={holdings.list}
      tabs={tabs.map((id) => ({ id, label: holdings.tabs[id] }))}
      current={tab}
      onSelect={select}
    >
      {tab === 'tokens' ? (
        <TokenList account={account} />
      ) : (
        <LazyTab
          key={`${tab} ${account.address} ${account.account.caipNetworkId} ${asked}`}
          tab={tab}
          history={history}
        />
      )}
    </Tabs>
  )
}
