import type { ActivityTransfer } from '@latchkit/core/flows/activity'
import { quantityLine } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'
import { Name } from '../parts/Name.tsx'

/** What was moved: how much of what, or which NFT. */
export function Moved({
  transfers,
  sign,
}: {
  transfers: readonly ActivityTransfer[]
  sign: '+' | '-' | null
}) {
  const { activity, language } = useWords()
  if (transfers.length === 0) return null
  return transfers.map(({ nft, fungible, quantity, direction }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: transfers of a row have no name of their own, and keep their order
    <span key={at} className="amount" data-way={direction}>
      <span className="unseen">{activity.directions[direction]} </span>
      {sign}
      {nft === null ? (
        <>
          <bdi>{quantityLine(quantity.numeric, language)}</bdi>{' '}
          <Name>{fungible?.symbol ?? ''}</Name>
        </>
      ) : (
        <Name>{nft.name === '' ? '—' : nft.name}</Name>
      )}
    </span>
  ))
}
