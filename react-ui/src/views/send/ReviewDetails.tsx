import { exactAmount, formatFiat, roundUpCost, sumOf, transferTotal } from '@latchkit/core/utils'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { type SendTexts, useSendTexts } from '../../locales/useSendTexts.ts'
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
  const costs = costTexts(review, texts)
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
      value: <Cost {...costs.fee} dollars={fee} />,
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

/** Costs rounded up, as the table shows them, and exact. */
type CostText = { rounded: string; exact: string }
type Review = SendStepView<'reviewing'>['review']

function costTexts(
  review: Review,
  { language, send }: SendTexts,
): { fee: CostText; rent: CostText | null; total: CostText } {
  const { fee, accountRent } = review
  const roundUp = (amount: string) => roundUpCost(amount, fee.decimals)
  const inNative = (amount: string) => exactAmount({ ...fee, amount }, language)
  const costText = (amount: string, text: (amount: string) => string): CostText => ({
    rounded: text(roundUp(amount)),
    exact: text(amount),
  })
  const totalOf = (transfer: Review) =>
    transferTotal(transfer)
      .map((amount) => exactAmount(amount, language))
      .join(' + ')
  return {
    fee: costText(fee.amount, (amount) => send.upTo(inNative(amount))),
    rent: accountRent === null ? null : costText(accountRent, inNative),
    total: {
      rounded: totalOf({
        ...review,
        fee: { ...fee, amount: roundUp(fee.amount) },
        accountRent: accountRent === null ? null : roundUp(accountRent),
      }),
      exact: totalOf(review),
    },
  }
}

function Cost({ rounded, exact, dollars }: CostText & { dollars: string | null }) {
  const { language } = useSendTexts()
  return (
    <span className="lk-review-cost">
      <RoundedCost rounded={rounded} exact={exact} />
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
