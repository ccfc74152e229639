import type { ActivityTransfer } from '@latchkit/core/flows'
import { quantityLine } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { Name } from '../components/Name.tsx'

/** Amount and token of a transfer, or its NFT. */
export function TransferSummary({
  transfers,
  sign,
}: {
  transfers: readonly ActivityTransfer[]
  sign: '+' | '-' | null
}) {
  const { activity, language } = useTexts()
  if (transfers.length === 0) return null
  return transfers.map(({ nft, fungible, quantity, direction }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a row have no id and keep their order
    <span key={index} className="amount" data-way={direction}>
      <span className="unseen">{activity.directions[direction]} </span>
      {sign}
      {nft === null ? (
        <>
          <bdi>{quantityLine(quantity.numeric, language)}</bdi>{' '}
          <Name>{fungible?.symbol ?? ''}</Name>
        </>
      ) : (
        <Name>{nft.name === '' ? '–' : nft.name}</Name>
      )}
    </span>
  ))
}
