import type { SendAsset } from '@latchkit/core/flows'
import { assetValue, formatFiat } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { Amount } from '../../components/Amount.tsx'
import { Name } from '../../components/Name.tsx'
import { Row } from '../../components/Row.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { sendTexts } from './texts/en.ts'

type AssetRowProps = { asset: SendAsset; selected: boolean; pick(asset: SendAsset): void }

/**
 * One token to send. Each row shows the address, which distinguishes tokens with the same symbol
 * (fault H8).
 */
export function AssetRow({ asset, selected, pick }: AssetRowProps) {
  const texts = useTexts(sendTexts)
  const value = assetValue(asset)
  const fiat = value === null ? null : formatFiat(value, texts.language)
  return (
    <Row
      icon={<WalletIcon shape="round" name={asset.symbol} image={asset.iconUrl} />}
      label={<Name>{asset.name === '' ? asset.symbol : asset.name}</Name>}
      secondary={
        asset.address === null ? (
          <Name>{asset.symbol}</Name>
        ) : (
          <Address form="short" address={asset.address} />
        )
      }
      end={
        <span className="lk-row-amounts">
          {asset.balance === null ? (
            <span>–</span>
          ) : (
            <Amount
              value={asset.balance}
              decimals={asset.decimals}
              symbol={asset.symbol}
              language={texts.language}
            />
          )}
          <span className="lk-row-secondary">{fiat ?? '–'}</span>
        </span>
      }
      state={selected ? 'current' : 'idle'}
      onClick={() => pick(asset)}
    />
  )
}
