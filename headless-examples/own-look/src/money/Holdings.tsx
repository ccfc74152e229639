import { useWords } from '@latchkit/react-ui/locales'
import { Tabs } from '../parts/Tabs.tsx'
import type { Connected } from './connected.ts'
import { NftWall } from './NftWall.tsx'
import { Recent } from './Recent.tsx'
import { TokenList } from './TokenList.tsx'

/** What the account holds and did, a tab each. `asked`: how often everything was asked for anew. */
export function Holdings({ account, asked }: { account: Connected; asked: number }) {
  const { holdings } = useWords()
  const { tabs, tab, select, history } = account
  if (tab === null) return null
  const key = `${account.address} ${account.account.caipNetworkId} ${asked}`
  return (
    <Tabs
      label={holdings.list}
      tabs={tabs.map((id) => ({ id, label: holdings.tabs[id] }))}
      current={tab}
      onShow={select}
    >
      {tab === 'tokens' && <TokenList account={account} />}
      {tab === 'nfts' && <NftWall key={key} />}
      {tab === 'activity' && <Recent key={key} history={history} />}
    </Tabs>
  )
}
