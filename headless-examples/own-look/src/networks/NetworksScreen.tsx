import type { Network } from '@latchkit/core'
import { chainName, useWords } from '@latchkit/react-ui/locales'
import { Networks, type NetworksView } from '@latchkit/react-ui/views/networks'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Rows } from '../parts/Row.tsx'
import { Step } from '../parts/Step.tsx'
import { NetworkLine } from './NetworkLine.tsx'

/** The networks of the page. */
export const NetworksScreen = () => <Networks>{(view) => <Choose view={view} />}</Networks>

function Choose({ view }: { view: NetworksView }) {
  const words = useWords()
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const has = (name: string) => name.toLocaleLowerCase().includes(wanted)
  const several = view.groups.length > 1
  const found = view.groups
    .map((group) => ({
      ...group,
      networks: group.networks.filter(
        ({ name }) => has(name) || (several && has(chainName(words, group.namespace))),
      ),
    }))
    .filter(({ networks }) => networks.length > 0)
  const line = (network: Network) => (
    <NetworkLine
      key={network.caipNetworkId}
      network={network}
      active={network.caipNetworkId === view.active}
      refused={view.refused.includes(network.caipNetworkId)}
      pick={(one) => void view.pick(one)}
    />
  )
  return (
    <>
      <Field kind="search" label={words.networks.search} value={text} onChange={setText} />
      {found.length === 0 && (
        <Step tone="rest" title={words.networks.none(text.trim())} text={null}>
          <Button onClick={() => setText('')}>{words.networks.clear}</Button>
        </Step>
      )}
      {found.map(({ namespace, networks, unconnected }) => (
        <Rows
          key={namespace}
          label={several ? chainName(words, namespace) : words.networks.list}
          title={several}
          note={several && unconnected ? words.networks.unconnected : null}
        >
          {networks.map(line)}
        </Rows>
      ))}
      {view.guide !== null && (
        <p className="sheet-foot">
          {words.networks.unsure}{' '}
          <Button kind="text" onClick={view.guide}>
            {words.networks.guide}
          </Button>
        </p>
      )}
    </>
  )
}
