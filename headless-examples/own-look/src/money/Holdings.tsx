import { useTexts } from '@latchkit/react-ui/locales'
import { Tabs } from '../components/Tabs.tsx'
import type { Connected } from './connected.ts'
import { NftWall } from './NftWall.tsx'
import { Recent } from './Recent.tsx'
import { TokenList } from './TokenList.tsx'

/** Tabs with holdings and activity. `refreshCount`: number of manual refreshes. */
export function Holdings({ account, refreshCount }: { account: Connected; refreshCount: number }) {
  const { holdings } = useTexts()
  const { tabs, tab, select, openActivity } = account
  if (tab === null) return null
  const key = `${account.address} ${account.account.caipNetworkId} ${refreshCount}`
  return (
    <Tabs
      label={holdings.list}
      tabs={tabs.map((id) => ({ id, label: holdings.tabs[id] }))}
      current={tab}
      onShow={select}
    >
      {tab === 'tokens' && <TokenList account={account} />}
      {tab === 'nfts' && <NftWall key={key} />}
      {tab === 'activity' && <Recent key={key} history={openActivity} />}
    </Tabs>
  )
}
