import { formatFiat, sumOf, transferCosts } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../components/Address.tsx'
import { type Detail, Details } from '../components/Details.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import type { SendStep } from './send-step.ts'

/** Sender, contract of a token, network, fee and requesting site. */
export function Costs({ send: { review, network, value, fee } }: { send: SendStep<'reviewing'> }) {
  const { send: sendTexts, language } = useTexts()
  const costs = transferCosts(review, language)
  const details: Detail[] = [
    { label: sendTexts.from, value: <Address address={review.from} form="full" />, wide: true },
    ...(review.asset === null
      ? []
      : [
          {
            label: sendTexts.token,
            value: <Address address={review.asset} form="full" />,
            wide: true,
          },
        ]),
    {
      label: sendTexts.network,
      value: (
        <span className="marked">
          <Mark size="small" name={network.name} image={network.imageUrl} />{' '}
          <Name>{network.name}</Name>
        </span>
      ),
    },
    { label: sendTexts.fee, value: renderSum(sendTexts.upTo(costs.fee.rounded), fee) },
    ...(costs.rent === null
      ? []
      : [{ label: sendTexts.accountRent, value: renderSum(costs.rent.rounded, null) }]),
    {
      label: sendTexts.total,
      value: renderSum(
        costs.total.rounded,
        value === null || fee === null ? null : sumOf(value, fee),
      ),
    },
    { label: sendTexts.requestedBy, value: <bdi dir="ltr">{location.origin}</bdi> },
  ]
  return <Details details={details} />

  function renderSum(text: string, dollars: string | null) {
    return (
      <span className="sum">
        <bdi>{text}</bdi>
        {dollars !== null && <bdi className="row-second">{formatFiat(dollars, language)}</bdi>}
      </span>
    )
  }
}
