import type { Network } from '@latchkit/core'
import { chainName, useTexts } from '@latchkit/react-ui/locales'
import { Networks, type NetworksView } from '@latchkit/react-ui/views/networks'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Field } from '../components/Field.tsx'
import { Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { NetworkLine } from './NetworkLine.tsx'

/** The configured networks. */
export const NetworksScreen = () => <Networks>{(view) => <NetworkList view={view} />}</Networks>

function NetworkList({ view }: { view: NetworksView }) {
  const texts = useTexts()
  const [text, setText] = useState('')
  const query = text.trim().toLocaleLowerCase()
  const matches = (name: string) => name.toLocaleLowerCase().includes(query)
  const hasSeveralNamespaces = view.groups.length > 1
  const found = view.groups
    .map((group) => ({
      ...group,
      networks: group.networks.filter(
        ({ name }) =>
          matches(name) || (hasSeveralNamespaces && matches(chainName(texts, group.namespace))),
      ),
    }))
    .filter(({ networks }) => networks.length > 0)
  const renderNetwork = (network: Network) => (
    <NetworkLine
      key={network.caipNetworkId}
      network={network}
      active={network.caipNetworkId === view.active}
      unsupported={view.unsupported.includes(network.caipNetworkId)}
      pick={(picked) => void view.pick(picked)}
    />
  )
  return (
    <>
      <Field kind="search" label={texts.networks.search} value={text} onChange={setText} />
      {found.length === 0 && (
        <Step tone="rest" title={texts.networks.noMatch(text.trim())} text={null}>
          <Button onClick={() => setText('')}>{texts.networks.clearSearch}</Button>
        </Step>
      )}
      {found.map(({ namespace, networks, needsWallet }) => (
        <Rows
          key={namespace}
          label={hasSeveralNamespaces ? chainName(texts, namespace) : texts.networks.list}
          title={hasSeveralNamespaces}
          note={hasSeveralNamespaces && needsWallet ? texts.networks.noWallet : null}
        >
          {networks.map(renderNetwork)}
        </Rows>
      ))}
      {view.showGuide !== null && (
        <p className="sheet-foot">
          {texts.networks.notSure}{' '}
          <Button kind="text" onClick={view.showGuide}>
            {texts.networks.guide}
          </Button>
        </p>
      )}
    </>
  )
}
