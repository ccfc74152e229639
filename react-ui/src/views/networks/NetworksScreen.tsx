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
import { useTexts } from '../../locales/useTexts.ts'
import { NetworkRow } from './NetworkRow.tsx'
import type { NetworkGroup, NetworksView } from './networksView.ts'
import { networksTexts } from './texts/en.ts'

/** The configured networks with a search field, grouped if there are several namespaces. */
export function NetworksScreen({ view }: { view: NetworksView }) {
  const texts = useTexts(networksTexts)
  const [search, setSearch] = useState('')
  const query = search.trim().toLocaleLowerCase()
  const matches = (text: string) => text.toLocaleLowerCase().includes(query)
  const isGrouped = view.groups.length > 1
  const foundGroups = view.groups
    .map((group) => {
      // A search for the name of a namespace finds all of its networks.
      if (isGrouped && matches(chainName(texts, group.namespace))) return group
      return { ...group, networks: group.networks.filter(({ name }) => matches(name)) }
    })
    .filter(({ networks }) => networks.length > 0)
  const footer = view.showGuide && (
    <>
      {texts.networks.notSure}{' '}
      <TextButton onClick={view.showGuide} opens="WhatIsANetwork">
        {texts.networks.guide}
      </TextButton>
    </>
  )
  return (
    <Panel footer={footer}>
      <SearchField label={texts.networks.search} value={search} onChange={setSearch} />
      {foundGroups.length === 0 && (
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
      {foundGroups.map((group) =>
        isGrouped ? (
          <Group
            key={group.namespace}
            title={chainName(texts, group.namespace)}
            note={group.needsWallet ? texts.networks.noWallet : null}
          >
            {rows(group)}
          </Group>
        ) : (
          <List key={group.namespace} label={texts.networks.list}>
            {rows(group)}
          </List>
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
