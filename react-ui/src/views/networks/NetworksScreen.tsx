import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { Group } from '../../components/Group.tsx'
import { SearchIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { chainName } from '../../locales/chain-name.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { NetworkRow } from './NetworkRow.tsx'
import type { NetworkGroup, NetworksView } from './networksView.ts'

/** The networks of the page, with a search over their names; those of several namespaces in groups. */
export function NetworksScreen({ view }: { view: NetworksView }) {
  const texts = useSharedTexts()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLocaleLowerCase()
  const isWanted = (text: string) => text.toLocaleLowerCase().includes(wanted)
  const found = view.groups
    .map((group) => {
      const its =
        isWanted(chainName(texts, group.namespace)) && view.groups.length > 1
          ? group.networks
          : null
      return { ...group, networks: its ?? group.networks.filter(({ name }) => isWanted(name)) }
    })
    .filter(({ networks }) => networks.length > 0)
  const footer = view.guide && (
    <>
      {texts.networks.notSure} <TextButton onClick={view.guide}>{texts.networks.guide}</TextButton>
    </>
  )
  return (
    <Panel footer={footer}>
      <SearchField label={texts.networks.search} value={search} onChange={setSearch} />
      {found.length === 0 && (
        <Empty
          icon={<SearchIcon />}
          title={texts.networks.noMatch(search.trim())}
          text={null}
          action={
            <Button kind="ghost" onClick={() => setSearch('')}>
              {texts.networks.clearSearch}
            </Button>
          }
        />
      )}
      {found.map((group) =>
        view.groups.length === 1 ? (
          <List key={group.namespace} label={texts.networks.list}>
            {rows(group)}
          </List>
        ) : (
          <Group
            key={group.namespace}
            title={chainName(texts, group.namespace)}
            note={group.needsWallet ? texts.networks.noWallet : null}
          >
            {rows(group)}
          </Group>
        ),
      )}
    </Panel>
  )

  function rows({ networks }: NetworkGroup) {
    return networks.map((network) => (
      <NetworkRow
        key={network.caipNetworkId}
        network={network}
        active={network.caipNetworkId === view.active}
        unsupported={view.unsupported.includes(network.caipNetworkId)}
        pick={view.pick}
      />
    ))
  }
}
