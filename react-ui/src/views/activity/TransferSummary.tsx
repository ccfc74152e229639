import type { ActivityTransfer } from '@latchkit/core/flows'
import { formatFiat, quantityLine } from '@latchkit/core/utils'
import { Name } from '../../components/Name.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { activityTexts } from './texts/en.ts'

/** The transferred amounts or NFT names and, of a single amount, its value. */
export function TransferSummary({
  transfers,
  sign,
}: {
  transfers: readonly ActivityTransfer[]
  sign: '+' | '−' | null
}) {
  const { activity, language } = useTexts(activityTexts)
  const [first] = transfers
  if (first === undefined) return null
  const isPriced = transfers.length === 1 && first.nft === null && first.value !== null
  const fiat = isPriced ? formatFiat(String(first.value), language) : null
  return (
    <span className="lk-transfer-summary">
      {transfers.map(({ nft, fungible, quantity, direction }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no id and keep their order
        <span key={index} className="lk-transfer-line">
          <span className="lk-hidden">{activity.directions[direction]} </span>
          {nft === null ? (
            <bdi>
              {sign}
              {quantityLine(quantity.numeric, language)} <Name>{fungible?.symbol ?? ''}</Name>
            </bdi>
          ) : (
            <>
              {sign}
              <Name>{nft.name === '' ? '-' : nft.name}</Name>
            </>
          )}
        </span>
      ))}
      {fiat !== null && <span className="lk-transfer-line">{fiat}</span>}
    </span>
  )
}
