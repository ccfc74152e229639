import { exactAmount, formatFiat, sumOf, transferTotal } from '@latchkit/core/utils'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import type { SendStepView } from './send.types.ts'

/** The sender, the network, the costs and the requesting site. */
export function ReviewDetails({
  review,
  network,
  value,
  fee,
}: Pick<SendStepView<'reviewing'>, 'review' | 'network' | 'value' | 'fee'>) {
  const texts = useSendTexts()
  const frame = useRef<HTMLDivElement>(null)
  const origin = usePageOrigin(frame)
  const inNative = (amount: string) => exactAmount({ ...review.fee, amount }, texts.language)
  const total = transferTotal(review).map((amount) => exactAmount(amount, texts.language))
  const details: Detail[] = [
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
    { label: texts.send.fee, value: cost(texts.send.upTo(inNative(review.fee.amount)), fee) },
    ...(review.accountRent === null
      ? []
      : [{ label: texts.send.accountRent, value: cost(inNative(review.accountRent), null) }]),
    {
      label: texts.send.total,
      value: cost(total.join(' + '), value === null || fee === null ? null : sumOf(value, fee)),
    },
    { label: texts.send.requestedBy, value: <bdi dir="ltr">{origin ?? ''}</bdi> },
  ]
  return (
    <div ref={frame}>
      <Details details={details} />
    </div>
  )

  function cost(text: string, dollars: string | null) {
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

/** The origin of the page that contains the node. Null until the component has mounted. */
function usePageOrigin(node: RefObject<HTMLElement | null>): string | null {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => {
    setOrigin(node.current?.ownerDocument.defaultView?.location.origin ?? null)
  }, [node])
  return origin
}
