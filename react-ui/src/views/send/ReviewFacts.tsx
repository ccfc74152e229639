import { exactAmount, formatFiat, sumOf, transferTotal } from '@latchkit/core/utils'
import { useRef } from 'react'
import { Address } from '../../components/Address.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import type { SendStepView } from './send.types.ts'
import { usePageOrigin } from './usePageOrigin.ts'

/** From whom, on which network, at what cost, and which site asks. */
export function ReviewFacts({
  review,
  network,
  value,
  fee,
}: Pick<SendStepView<'reviewing'>, 'review' | 'network' | 'value' | 'fee'>) {
  const texts = useSendTexts()
  const frame = useRef<HTMLDivElement>(null)
  const site = usePageOrigin(frame)
  const inNative = (amount: string) => exactAmount({ ...review.fee, amount }, texts.language)
  const total = transferTotal(review).map((amount) => exactAmount(amount, texts.language))
  const facts: Detail[] = [
    {
      label: texts.send.from,
      value: (
        <span className="lk-review-from">
          <Address form="full" address={review.from} />
        </span>
      ),
      wide: true,
    },
    {
      label: texts.send.network,
      value: (
        <span className="lk-review-cost">
          <WalletIcon size="dot" shape="round" name={network.name} image={network.imageUrl} />
          <Name>{network.name}</Name>
        </span>
      ),
    },
    { label: texts.send.fee, value: sum(texts.send.upTo(inNative(review.fee.amount)), fee) },
    ...(review.accountRent === null
      ? []
      : [{ label: texts.send.accountRent, value: sum(inNative(review.accountRent), null) }]),
    {
      label: texts.send.total,
      value: sum(total.join(' + '), value === null || fee === null ? null : sumOf(value, fee)),
    },
    { label: texts.send.requestedBy, value: <bdi dir="ltr">{site ?? ''}</bdi> },
  ]
  return (
    <div ref={frame}>
      <Details details={facts} />
    </div>
  )

  function sum(text: string, dollars: string | null) {
    return (
      <span className="lk-review-cost">
        <span>
          <bdi>{text}</bdi>
        </span>
        {dollars !== null && (
          <small>
            <bdi>{formatFiat(dollars, texts.language)}</bdi>
          </small>
        )}
      </span>
    )
  }
}
