import type { Network } from '@latchkit/core'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { Networks, type NetworksView } from '@latchkit/react-ui/views/networks'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Field } from '../components/Field.tsx'
import { Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { NetworkLine } from './NetworkLine.tsx'

/** Networks of the page. */
export const NetworksScreen = () => <Networks>{(view) => <Choose view={view} />}</Networks>

function Choose({ view }: { view: NetworksView }) {
  const words = useTexts()
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
      refused={view.unsupported.includes(network.caipNetworkId)}
      pick={(one) => void view.pick(one)}
    />
  )
  return (
    <>
      <Field kind="search" label={words.networks.search} value={text} onChange={setText} />
      {found.length === 0 && (
        <Step tone="rest" title={words.networks.noMatch(text.trim())} text={null}>
          <Button onClick={() => setText('')}>{words.networks.clearSearch}</Button>
        </Step>
      )}
      {found.map(({ namespace, networks, needsWallet }) => (
        <Rows
          key={namespace}
          label={several ? chainName(words, namespace) : words.networks.list}
          title={several}
          note={several && needsWallet ? words.networks.noWallet : null}
        >
          {networks.map(line)}
        </Rows>
      ))}
      {view.showGuide !== null && (
        <p className="sheet-foot">
          {words.networks.notSure}{' '}
          <Button kind="text" onClick={view.showGuide}>
            {words.networks.guide}
          </Button>
        </p>
      )}
    </>
  )
}
