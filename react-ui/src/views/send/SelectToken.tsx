import type { SendAsset } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Group } from '../../components/Group.tsx'
import { SearchIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { networksTexts } from '../networks/texts/en.ts'
import { AssetRow } from './AssetRow.tsx'
import type { FillingView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

/**
 * The tokens that can be sent, with a search over names, symbols and addresses. `onDone` is called
 * after a pick.
 */
export function SelectToken({ send, onDone }: { send: FillingView; onDone(): void }) {
  const texts = useTexts(sendTexts)
  const { clearSearch } = useTexts(networksTexts).networks
  const [search, setSearch] = useState('')
  const query = search.trim().toLocaleLowerCase()
  const { assets, hidden } = send
  const matchingAssets = assets.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some((text) => text.toLocaleLowerCase().includes(query)),
  )
  const pick = (asset: SendAsset) => {
    send.pick(asset)
    onDone()
  }
  return (
    <Panel footer={hidden > 0 ? texts.send.hidden(hidden) : null}>
      <SearchField label={texts.send.search} value={search} onChange={setSearch} />
      {list()}
    </Panel>
  )

  function list() {
    if (assets.length === 0 && send.loading)
      return <Skeleton width={344} height={56} label={texts.send.loadingTokens} />
    if (assets.length === 0)
      return (
        <Empty
          icon={<WalletOutlineIcon />}
          title={texts.send.noTokens}
          text={texts.send.noTokensText}
          action={null}
        />
      )
    if (matchingAssets.length > 0)
      return (
        <Group title={texts.send.tokens(isolateText(send.network.name))}>
          {matchingAssets.map((asset) => (
            <AssetRow
              key={asset.address ?? 'native'}
              asset={asset}
              selected={asset.address === send.asset?.address}
              pick={pick}
            />
          ))}
        </Group>
      )
    return (
      <Empty
        icon={<SearchIcon />}
        title={texts.send.noMatch(search.trim())}
        text={null}
        action={
          <Button kind="ghost" onClick={() => setSearch('')}>
            {clearSearch}
          </Button>
        }
      />
    )
  }
}
