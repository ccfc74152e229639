import { exactAmount, formatFiat, roundUpCost, sumOf, transferTotal } from '@latchkit/core/utils'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useSendTexts } from '../../locales/useSendTexts.ts'
import { RoundedCost } from './RoundedCost.tsx'
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
  const rounded = { ...review, fee: { ...review.fee, amount: roundUp(review.fee.amount) } }
  const rent = review.accountRent === null ? null : roundUp(review.accountRent)
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
    {
      label: texts.send.fee,
      value: cost(upTo(rounded.fee.amount), upTo(review.fee.amount), fee),
    },
    ...(review.accountRent === null || rent === null
      ? []
      : [
          {
            label: texts.send.accountRent,
            value: cost(inNative(rent), inNative(review.accountRent), null),
          },
        ]),
    {
      label: texts.send.total,
      value: cost(
        totalOf({ ...rounded, accountRent: rent }),
        totalOf(review),
        value === null || fee === null ? null : sumOf(value, fee),
      ),
    },
    { label: texts.send.requestedBy, value: <bdi dir="ltr">{origin ?? ''}</bdi> },
  ]
  return (
    <div ref={frame}>
      <Details details={details} />
    </div>
  )

  function roundUp(amount: string) {
    return roundUpCost(amount, review.fee.decimals)
  }

  function inNative(amount: string) {
    return exactAmount({ ...review.fee, amount }, texts.language)
  }

  function upTo(amount: string) {
    return texts.send.upTo(inNative(amount))
  }

  function totalOf(transfer: typeof review) {
    const amounts = transferTotal(transfer).map((amount) => exactAmount(amount, texts.language))
    return amounts.join(' + ')
  }

  function cost(rounded: string, exact: string, dollars: string | null) {
    return (
      <span className="lk-review-cost">
        <RoundedCost rounded={rounded} exact={exact} />
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
