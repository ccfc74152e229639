import type { SendAsset } from '@latchkit/core/flows/send'
import { inSentence } from '@latchkit/core/utils'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Group } from '../../components/Group.tsx'
import { SearchIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useSendWords } from '../../locales/useSendWords.ts'
import type { Filling } from './send-views.ts'
import { TokenRow } from './TokenRow.tsx'

const holds = (text: string, wanted: string) => text.toLocaleLowerCase().includes(wanted)

/** What can be sent from here, with a search over names, symbols and addresses. `done`: one was picked. */
export function SelectToken({ send, done }: { send: Filling; done(): void }) {
  const words = useSendWords()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const { assets, hidden } = send
  const found = assets.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some((text) => holds(text, wanted)),
  )
  const pick = (asset: SendAsset) => {
    send.pick(asset)
    done()
  }
  return (
    <Panel footer={hidden > 0 ? words.send.hidden(hidden) : null}>
      <SearchField label={words.send.search} value={search} onChange={setSearch} />
      {list()}
    </Panel>
  )

  function list() {
    if (assets.length === 0 && send.loading)
      return <Skeleton width={344} height={56} label={words.send.loadingTokens} />
    if (assets.length === 0)
      return (
        <Empty
          icon={<WalletOutlineIcon />}
          title={words.send.noTokens}
          text={words.send.noTokensText}
          action={null}
        />
      )
    if (found.length > 0)
      return (
        <Group title={words.send.tokens(inSentence(send.network.name))}>
          {found.map((asset) => (
            <TokenRow
              key={asset.address ?? 'native'}
              asset={asset}
              chosen={asset.address === send.asset?.address}
              pick={pick}
            />
          ))}
        </Group>
      )
    return (
      <Empty
        icon={<SearchIcon />}
        title={words.send.noMatch(search.trim())}
        text={null}
        action={
          <Button kind="ghost" onClick={() => setSearch('')}>
            {words.networks.clear}
          </Button>
        }
      />
    )
  }
}
