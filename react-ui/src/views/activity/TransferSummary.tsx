import type { ActivityTransfer } from '@latchkit/core/flows/activity'
import { quantityLine } from '@latchkit/core/utils'
import { Name } from '../../components/Name.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/** What was moved, at the end of a row: an amount, or the name of an NFT. */
export function TransferSummary({
  transfers,
  sign,
}: {
  transfers: readonly ActivityTransfer[]
  sign: '+' | '-' | null
}) {
  const { activity, language } = useSharedTexts()
  if (transfers.length === 0) return null
  return (
    <span className="lk-transfer-summary">
      {transfers.map(({ nft, fungible, quantity, direction }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a row have no name of their own, and keep their order
        <span key={at} className="lk-transfer-line">
          <span className="lk-hidden">{activity.directions[direction]} </span>
          {nft === null ? (
            <>
              {sign}
              {quantityLine(quantity.numeric, language)} <Name>{fungible?.symbol ?? ''}</Name>
            </>
          ) : (
            <>
              {sign}
              <Name>{nft.name === '' ? '-' : nft.name}</Name>
            </>
          )}
        </span>
      ))}
    </span>
  )
}
