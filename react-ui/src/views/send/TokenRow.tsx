import { assetWorth, fiatText } from '@latchkit/core/domain'
import type { SendAsset } from '@latchkit/core/flows/send'
import { Address } from '../../parts/Address.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Name } from '../../parts/Name.tsx'
import { Row } from '../../parts/Row.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

type TokenRowProps = { asset: SendAsset; chosen: boolean; pick(asset: SendAsset): void }

/** One token to send. What tells it from another of the same symbol is its address, so each says it. */
export function TokenRow({ asset, chosen, pick }: TokenRowProps) {
  const words = useLanguage()
  const worth = assetWorth(asset)
  const fiat = worth === null ? null : fiatText(worth, words.language)
  return (
    <Row
      icon={<WalletIcon shape="round" name={asset.symbol} image={asset.iconUrl} />}
      label={<Name>{asset.name === '' ? asset.symbol : asset.name}</Name>}
      second={
        asset.address === null ? (
          <Name>{asset.symbol}</Name>
        ) : (
          <Address form="short" address={asset.address} />
        )
      }
      end={
        <span className="lk-held">
          {asset.balance === null ? (
            <span>–</span>
          ) : (
            <Amount
              value={asset.balance}
              decimals={asset.decimals}
              symbol={asset.symbol}
              language={words.language}
            />
          )}
          <span className="lk-row-second">{fiat ?? '–'}</span>
        </span>
      }
      state={chosen ? 'current' : 'idle'}
      onClick={() => pick(asset)}
    />
  )
}
