import { groupedUnits, type RequestSummary } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Address } from '../../components/Address.tsx'
import type { Detail } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import type { ApproveView } from '../../hooks/approveView.ts'
import type { ApproveTexts } from '../../locales/useApproveTexts.ts'

type RequestToReview = Pick<
  Exclude<ApproveView, { step: 'done' }>,
  'request' | 'summary' | 'network' | 'tokens'
>
type Call = Extract<RequestSummary, { kind: 'calls' }>['calls'][number]

/** The details of a request for the visitor's review. Amounts show all digits. */
export function requestDetails(view: RequestToReview, texts: ApproveTexts): readonly Detail[] {
  const { approve: labels } = texts
  const { summary, request } = view
  switch (summary.kind) {
    case 'message':
      return [
        {
          label: labels.message,
          value: <bdi className="lk-detail-text">{summary.text}</bdi>,
          wide: true,
        },
      ]
    case 'typed-data':
      return [
        ...(summary.name === null
          ? []
          : [{ label: labels.app, value: <Name>{summary.name}</Name> }]),
        ...(summary.primaryType === null
          ? []
          : [{ label: labels.type, value: <Name>{summary.primaryType}</Name> }]),
        ...(summary.contract === null ? [] : [addressDetail(labels.contract, summary.contract)]),
      ]
    case 'calls':
      return summary.calls.flatMap((call, index) =>
        callDetails(
          view,
          call,
          texts,
          summary.calls.length > 1 ? (label) => `${index + 1}. ${label}` : (label) => label,
        ),
      )
    default:
      return [{ label: labels.method, value: <Name>{request.method}</Name> }]
  }
}

const addressDetail = (label: string, value: string): Detail => ({
  label,
  value: <Address form="full" address={value} />,
  wide: true,
})

/**
 * An amount with its symbol. If the decimals of the token are unknown, the amount in the smallest
 * unit.
 */
const formatUnits = (
  units: string,
  token: { symbol: string; decimals: number } | undefined,
  labels: ApproveTexts['approve'],
): ReactNode =>
  token === undefined ? (
    labels.inSmallestUnit(units)
  ) : (
    <>
      <bdi>{groupedUnits(units, token.decimals)}</bdi> <Name>{token.symbol}</Name>
    </>
  )

function callDetails(
  { network, tokens }: RequestToReview,
  { to, value, summary }: Call,
  texts: ApproveTexts,
  /** Numbers the label if the request has several calls. */
  numbered: (label: string) => string,
): Detail[] {
  const { approve: labels } = texts
  const coin = network?.nativeCurrency
  const token = to === null ? undefined : tokens[to.toLowerCase()]
  const tokenAmount = (units: string) => formatUnits(units, token, labels)
  const payment: Detail[] =
    value === '0'
      ? []
      : [{ label: numbered(labels.value), value: formatUnits(value, coin, labels) }]
  const contract = to === null ? [] : [addressDetail(numbered(labels.contract), to)]
  const contractAndPayment = [...contract, ...payment]
  const allowance = (amount: ReactNode, spender: string): Detail[] => [
    { label: numbered(labels.allowance), value: amount },
    addressDetail(numbered(labels.spender), spender),
  ]
  switch (summary.kind) {
    case 'pay':
      return [
        { label: numbered(labels.value), value: formatUnits(value, coin, labels) },
        ...(to === null ? [] : [addressDetail(numbered(labels.to), to)]),
      ]
    case 'create':
      return [{ label: numbered(labels.functionCalled), value: labels.createsContract }, ...payment]
    case 'transfer':
      return [
        { label: numbered(labels.amount), value: tokenAmount(summary.amount) },
        addressDetail(numbered(labels.to), summary.to),
        ...contractAndPayment,
      ]
    case 'transfer-from':
      return [
        { label: numbered(labels.amount), value: tokenAmount(summary.amount) },
        addressDetail(numbered(labels.from), summary.from),
        addressDetail(numbered(labels.to), summary.to),
        ...contractAndPayment,
      ]
    case 'approve':
      return [
        ...allowance(
          summary.unlimited ? labels.unlimitedAmount : tokenAmount(summary.amount),
          summary.spender,
        ),
        ...contractAndPayment,
      ]
    case 'approve-all':
      return [
        ...allowance(summary.approved ? labels.unlimitedAmount : labels.revoked, summary.operator),
        ...contractAndPayment,
      ]
    case 'call':
      return [
        { label: numbered(labels.functionCalled), value: <bdi>{summary.selector}</bdi> },
        ...contractAndPayment,
      ]
  }
}
