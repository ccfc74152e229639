import { exactAmount, formatFiat, sumOf, transferTotal } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../components/Address.tsx'
import { type Fact, Facts } from '../components/Facts.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import type { SendAt } from './send-at.ts'

/** Sender, network, fee and requesting site. */
export function Costs({ send: { review, network, value, fee } }: { send: SendAt<'reviewing'> }) {
  const { send: says, language } = useTexts()
  const inNative = (amount: string) => exactAmount({ ...review.fee, amount }, language)
  const total = transferTotal(review).map((amount) => exactAmount(amount, language))
  const facts: Fact[] = [
    { label: says.from, value: <Address address={review.from} form="full" />, wide: true },
    {
      label: says.network,
      value: (
        <span className="marked">
          <Mark size="small" name={network.name} image={network.imageUrl} />{' '}
          <Name>{network.name}</Name>
        </span>
      ),
    },
    { label: says.fee, value: sum(says.upTo(inNative(review.fee.amount)), fee) },
    ...(review.accountRent === null
      ? []
      : [{ label: says.accountRent, value: sum(inNative(review.accountRent), null) }]),
    {
      label: says.total,
      value: sum(total.join(' + '), value === null || fee === null ? null : sumOf(value, fee)),
    },
    { label: says.requestedBy, value: <bdi dir="ltr">{location.origin}</bdi> },
  ]
  return <Facts facts={facts} />

  function sum(text: string, dollars: string | null) {
    return (
      <span className="sum">
        <bdi>{text}</bdi>
        {dollars !== null && <bdi className="row-second">{formatFiat(dollars, language)}</bdi>}
      </span>
    )
  }
}
