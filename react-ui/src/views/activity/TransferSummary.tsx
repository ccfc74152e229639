import type { ActivityTransfer } from '@latchkit/core/flows/activity'
import { quantityLine } from '@latchkit/core/utils'
import { Name } from '../../components/Name.tsx'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'

/** The transferred amounts or NFT names, at the end of a row. */
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
      {transfers.map(({ nft, fungible, quantity, direction }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: transfers have no id and keep their order
        <span key={index} className="lk-transfer-line">
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
