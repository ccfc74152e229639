import { type CostText, formatFiat, sumOf, transferCosts } from '@latchkit/core/utils'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import { RoundedCost } from '../../components/RoundedCost.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import type { SendStepView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

/** The sender, the contract of a token, the network, the costs and the requesting site. */
export function ReviewDetails({
  review,
  network,
  value,
  fee,
}: Pick<SendStepView<'reviewing'>, 'review' | 'network' | 'value' | 'fee'>) {
  const texts = useTexts(sendTexts)
  const frame = useRef<HTMLDivElement>(null)
  const origin = usePageOrigin(frame)
  const costs = transferCosts(review, texts.language)
  const details: Detail[] = [
    addressDetail(texts.send.from, review.from),
    ...(review.asset === null ? [] : [addressDetail(texts.send.token, review.asset)]),
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
      value: <Cost {...costs.fee} format={texts.send.upTo} dollars={fee} />,
    },
    ...(costs.rent === null
      ? []
      : [{ label: texts.send.accountRent, value: <Cost {...costs.rent} dollars={null} /> }]),
    {
      label: texts.send.total,
      value: (
        <Cost
          {...costs.total}
          dollars={value === null || fee === null ? null : sumOf(value, fee)}
        />
      ),
    },
    { label: texts.send.requestedBy, value: <bdi dir="ltr">{origin ?? ''}</bdi> },
  ]
  return (
    <div ref={frame}>
      <Details details={details} />
    </div>
  )
}

const addressDetail = (label: string, address: string): Detail => ({
  label,
  value: (
    <span className="lk-review-from">
      <Address form="full" address={address} />
    </span>
  ),
  wide: true,
})

function Cost({
  dollars,
  ...cost
}: CostText & { format?: (cost: string) => string; dollars: string | null }) {
  const { language } = useTexts(sendTexts)
  return (
    <span className="lk-review-cost">
      <RoundedCost {...cost} />
      {dollars !== null && (
        <small>
          <bdi>{formatFiat(dollars, language)}</bdi>
        </small>
      )}
    </span>
  )
}

/** The origin of the page that contains the node. Null until the component has mounted. */
function usePageOrigin(node: RefObject<HTMLElement | null>): string | null {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => {
    setOrigin(node.current?.ownerDocument.defaultView?.location.origin ?? null)
  }, [node])
  return origin
}
