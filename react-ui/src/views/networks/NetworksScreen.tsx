import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { SearchIcon } from '../../parts/icons.ts'
import { List } from '../../parts/List.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { TextButton } from '../../parts/TextButton.tsx'
import { useLanguage } from '../../words/useLanguage.ts'
import { NetworkRow } from './NetworkRow.tsx'
import type { NetworksView } from './networksView.ts'

/** The networks of the page, with a search over their names. */
export function NetworksScreen({ view }: { view: NetworksView }) {
  const words = useLanguage()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const found = view.networks.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const footer = view.guide && (
    <>
      {words.networks.unsure} <TextButton onClick={view.guide}>{words.networks.guide}</TextButton>
    </>
  )
  return (
    <Panel footer={footer}>
      <SearchField label={words.networks.search} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <Empty
          icon={<SearchIcon />}
          title={words.networks.none(search.trim())}
          text={null}
          action={
            <Button kind="ghost" onClick={() => setSearch('')}>
              {words.networks.clear}
            </Button>
          }
        />
      ) : (
        <List label={words.networks.list}>
          {found.map((network) => (
            <NetworkRow
              key={network.caipNetworkId}
              network={network}
              active={network.caipNetworkId === view.active}
              refused={view.refused.includes(network.caipNetworkId)}
              pick={view.pick}
            />
          ))}
        </List>
      )}
    </Panel>
  )
}
