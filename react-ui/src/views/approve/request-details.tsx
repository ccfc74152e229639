import { groupedUnits, type RequestSummary } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import type { Detail } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import type { ApproveView } from '../../hooks/approveView.ts'
import type { ApproveTexts } from '../../locales/useApproveTexts.ts'

type Asked = Pick<
  Exclude<ApproveView, { step: 'done' }>,
  'request' | 'summary' | 'network' | 'tokens'
>
type Call = Extract<RequestSummary, { kind: 'calls' }>['calls'][number]

/** What a request does, in lines; every amount with all its digits. */
export function requestDetails(asked: Asked, texts: ApproveTexts): readonly Detail[] {
  const { approve: labels } = texts
  const { summary, request } = asked
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
        ...(summary.contract === null ? [] : [address(labels.contract, summary.contract)]),
      ]
    case 'calls':
      return summary.calls.flatMap((call, place) =>
        callDetails(
          asked,
          call,
          texts,
          summary.calls.length > 1 ? (label) => `${place + 1}. ${label}` : (label) => label,
        ),
      )
    default:
      return [{ label: labels.method, value: <Name>{request.method}</Name> }]
  }
}

const address = (label: string, value: string): Detail => ({
  label,
  value: <Address form="full" address={value} />,
  wide: true,
})

function callDetails(
  { network, tokens }: Asked,
  { to, value, summary }: Call,
  texts: ApproveTexts,
  named: (label: string) => string,
): Detail[] {
  const { approve: labels } = texts
  const coin = network?.nativeCurrency
  // without its decimals an amount is not guessed
  const money = (units: string, token: { symbol: string; decimals: number } | undefined) =>
    token === undefined ? (
      labels.inSmallestUnit(units)
    ) : (
      <>
        <bdi>{groupedUnits(units, token.decimals)}</bdi> <Name>{token.symbol}</Name>
      </>
    )
  const token = to === null ? undefined : tokens[to.toLowerCase()]
  const amount = (units: string) => money(units, token)
  const paid: Detail[] =
    value === '0' ? [] : [{ label: named(labels.value), value: money(value, coin) }]
  const contract = to === null ? [] : [address(named(labels.contract), to)]
  switch (summary.kind) {
    case 'pay':
      return [
        { label: named(labels.value), value: money(value, coin) },
        ...(to === null ? [] : [address(named(labels.to), to)]),
      ]
    case 'create':
      return [{ label: named(labels.functionCalled), value: labels.createsContract }, ...paid]
    case 'transfer':
      return [
        { label: named(labels.amount), value: amount(summary.amount) },
        address(named(labels.to), summary.to),
        ...contract,
        ...paid,
      ]
    case 'transfer-from':
      return [
        { label: named(labels.amount), value: amount(summary.amount) },
        address(named(labels.from), summary.from),
        address(named(labels.to), summary.to),
        ...contract,
        ...paid,
      ]
    case 'approve':
      return [
        {
          label: named(labels.allowance),
          value: summary.unlimited ? labels.unlimitedAmount : amount(summary.amount),
        },
        address(named(labels.spender), summary.spender),
        ...contract,
        ...paid,
      ]
    case 'approve-all':
      return [
        {
          label: named(labels.allowance),
          value: summary.approved ? labels.unlimitedAmount : labels.revoked,
        },
        address(named(labels.spender), summary.operator),
        ...contract,
        ...paid,
      ]
    case 'call':
      return [
        { label: named(labels.functionCalled), value: <bdi>{summary.selector}</bdi> },
        ...contract,
        ...paid,
      ]
  }
}
