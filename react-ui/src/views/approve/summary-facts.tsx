import { groupedUnits, type RequestSummary } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import type { Fact } from '../../components/Facts.tsx'
import { Name } from '../../components/Name.tsx'
import type { ApproveWords } from '../../locales/useApproveWords.ts'
import type { ApproveView } from './approveView.ts'

type Asked = Pick<
  Exclude<ApproveView, { step: 'done' }>,
  'request' | 'summary' | 'network' | 'tokens'
>
type Call = Extract<RequestSummary, { kind: 'calls' }>['calls'][number]

/** What a request does, in lines; every amount with all its digits. */
export function summaryFacts(asked: Asked, words: ApproveWords): readonly Fact[] {
  const { approve: its } = words
  const { summary, request } = asked
  switch (summary.kind) {
    case 'message':
      return [
        {
          label: its.message,
          value: <bdi className="lk-fact-text">{summary.text}</bdi>,
          wide: true,
        },
      ]
    case 'typed-data':
      return [
        ...(summary.name === null ? [] : [{ label: its.app, value: <Name>{summary.name}</Name> }]),
        ...(summary.primaryType === null
          ? []
          : [{ label: its.type, value: <Name>{summary.primaryType}</Name> }]),
        ...(summary.contract === null ? [] : [address(its.contract, summary.contract)]),
      ]
    case 'calls':
      return summary.calls.flatMap((call, place) =>
        callFacts(
          asked,
          call,
          words,
          summary.calls.length > 1 ? (label) => `${place + 1}. ${label}` : (label) => label,
        ),
      )
    default:
      return [{ label: its.method, value: <Name>{request.method}</Name> }]
  }
}

const address = (label: string, value: string): Fact => ({
  label,
  value: <Address form="full" address={value} />,
  wide: true,
})

function callFacts(
  { network, tokens }: Asked,
  { to, value, summary }: Call,
  words: ApproveWords,
  named: (label: string) => string,
): Fact[] {
  const { approve: its } = words
  const coin = network?.nativeCurrency
  // without its decimals an amount is not guessed
  const money = (units: string, token: { symbol: string; decimals: number } | undefined) =>
    token === undefined ? (
      its.units(units)
    ) : (
      <>
        <bdi>{groupedUnits(units, token.decimals)}</bdi> <Name>{token.symbol}</Name>
      </>
    )
  const token = to === null ? undefined : tokens[to.toLowerCase()]
  const amount = (units: string) => money(units, token)
  const paid: Fact[] = value === '0' ? [] : [{ label: named(its.value), value: money(value, coin) }]
  const contract = to === null ? [] : [address(named(its.contract), to)]
  switch (summary.kind) {
    case 'pay':
      return [
        { label: named(its.value), value: money(value, coin) },
        ...(to === null ? [] : [address(named(its.to), to)]),
      ]
    case 'create':
      return [{ label: named(its.act), value: its.create }, ...paid]
    case 'transfer':
      return [
        { label: named(its.amount), value: amount(summary.amount) },
        address(named(its.to), summary.to),
        ...contract,
        ...paid,
      ]
    case 'transfer-from':
      return [
        { label: named(its.amount), value: amount(summary.amount) },
        address(named(its.from), summary.from),
        address(named(its.to), summary.to),
        ...contract,
        ...paid,
      ]
    case 'approve':
      return [
        {
          label: named(its.allowance),
          value: summary.unlimited ? its.everything : amount(summary.amount),
        },
        address(named(its.spender), summary.spender),
        ...contract,
        ...paid,
      ]
    case 'approve-all':
      return [
        { label: named(its.allowance), value: summary.approved ? its.everything : its.nothing },
        address(named(its.spender), summary.operator),
        ...contract,
        ...paid,
      ]
    case 'call':
      return [{ label: named(its.act), value: <bdi>{summary.selector}</bdi> }, ...contract, ...paid]
  }
}
