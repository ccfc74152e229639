import { exactAmount, fiatText, sumOf, transferTotal } from '@latchkit/core/utils'
import { useRef } from 'react'
import { Address } from '../../components/Address.tsx'
import { type Fact, Facts } from '../../components/Facts.tsx'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSendWords } from '../../locales/useSendWords.ts'
import type { SendAt } from './send-views.ts'
import { useSite } from './useSite.ts'

/** From whom, on which network, at what cost, and which site asks. */
export function ReviewFacts({
  review,
  network,
  value,
  fee,
}: Pick<SendAt<'reviewing'>, 'review' | 'network' | 'value' | 'fee'>) {
  const words = useSendWords()
  const frame = useRef<HTMLDivElement>(null)
  const site = useSite(frame)
  const inNative = (amount: string) => exactAmount({ ...review.fee, amount }, words.language)
  const total = transferTotal(review).map((amount) => exactAmount(amount, words.language))
  const facts: Fact[] = [
    {
      label: words.send.from,
      value: (
        <span className="lk-review-from">
          <Address form="full" address={review.from} />
        </span>
      ),
      wide: true,
    },
    {
      label: words.send.network,
      value: (
        <span className="lk-review-sum">
          <WalletIcon size="dot" shape="round" name={network.name} image={network.imageUrl} />
          <Name>{network.name}</Name>
        </span>
      ),
    },
    { label: words.send.fee, value: sum(words.send.upTo(inNative(review.fee.amount)), fee) },
    ...(review.accountRent === null
      ? []
      : [{ label: words.send.rent, value: sum(inNative(review.accountRent), null) }]),
    {
      label: words.send.total,
      value: sum(total.join(' + '), value === null || fee === null ? null : sumOf(value, fee)),
    },
    { label: words.send.site, value: <bdi dir="ltr">{site ?? ''}</bdi> },
  ]
  return (
    <div ref={frame}>
      <Facts facts={facts} />
    </div>
  )

  function sum(text: string, dollars: string | null) {
    return (
      <span className="lk-review-sum">
        <span>
          <bdi>{text}</bdi>
        </span>
        {dollars !== null && (
          <small>
            <bdi>{fiatText(dollars, words.language)}</bdi>
          </small>
        )}
      </span>
    )
  }
}
