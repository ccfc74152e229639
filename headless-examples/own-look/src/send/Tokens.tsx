import type { SendAsset } from '@latchkit/core/flows'
import { assetValue, isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Address } from '../components/Address.tsx'
import { Amount } from '../components/Amount.tsx'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { Field } from '../components/Field.tsx'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { Mark } from '../components/Mark.tsx'
import { Dollars } from '../components/Money.tsx'
import { Name } from '../components/Name.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import type { Filling } from './send-step.ts'

/** Tokens that can be sent, searchable by name, symbol and address. */
export function Tokens({ form, onPicked }: { form: Filling; onPicked(): void }) {
  const { send: sendTexts, networks } = useTexts()
  const [search, setSearch] = useState('')
  const query = search.trim().toLocaleLowerCase()
  const found = form.assets.filter(({ name, symbol, address }) =>
    [name, symbol, address ?? ''].some((text) => text.toLocaleLowerCase().includes(query)),
  )
  return (
    <>
      <Field kind="search" label={sendTexts.search} value={search} onChange={setSearch} />
      {list()}
      {form.hidden > 0 && <p className="hint">{sendTexts.hidden(form.hidden)}</p>}
    </>
  )

  function list() {
    if (form.assets.length === 0 && form.loading)
      return <Skeleton lines={3} label={sendTexts.loadingTokens} />
    if (form.assets.length === 0)
      return <Empty icon="wallet" title={sendTexts.noTokens} text={sendTexts.noTokensText} />
    if (found.length === 0) {
      return (
        <Empty icon="search" title={sendTexts.noMatch(search.trim())} text={null}>
          <Button onClick={() => setSearch('')}>{networks.clearSearch}</Button>
        </Empty>
      )
    }
    const title = sendTexts.tokens(isolateText(form.network.name))
    return (
      <div className="rows-group">
        <h3 className="eyebrow">{title}</h3>
        <ul className="rows" aria-label={title}>
          {found.map((asset) => (
            <Token
              key={asset.address ?? 'native'}
              asset={asset}
              chosen={asset.address === form.asset?.address}
              pick={() => {
                form.pick(asset)
                onPicked()
              }}
            />
          ))}
        </ul>
      </div>
    )
  }
}

/** Row of a token with its address, which distinguishes tokens with equal symbols (fault H8). */
function Token({ asset, chosen, pick }: { asset: SendAsset; chosen: boolean; pick(): void }) {
  return (
    <Line
      lead={<Mark name={asset.symbol} image={asset.iconUrl} />}
      label={<Name>{asset.name === '' ? asset.symbol : asset.name}</Name>}
      second={
        asset.address === null ? <Name>{asset.symbol}</Name> : <Address address={asset.address} />
      }
      end={
        <>
          {asset.balance === null ? (
            <span className="amount">–</span>
          ) : (
            <Amount value={asset.balance} decimals={asset.decimals} symbol={asset.symbol} />
          )}
          <span className="row-second">
            <Dollars exact={assetValue(asset)} />
          </span>
          {chosen && <Icon name="check" />}
        </>
      }
      state={chosen ? 'current' : 'idle'}
      onClick={pick}
    />
  )
}
