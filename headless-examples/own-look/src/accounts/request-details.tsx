import { groupedUnits } from '@latchkit/core/utils'
import type { useTexts } from '@latchkit/react-ui/locales'
import type { ApproveView } from '@latchkit/react-ui/views/approve'
import { Address } from '../components/Address.tsx'
import type { Fact } from '../components/Facts.tsx'
import { Name } from '../components/Name.tsx'

type Asked = Exclude<ApproveView, { step: 'done' }>
type Words = ReturnType<typeof useTexts>['approve']
type Call = Extract<Asked['summary'], { kind: 'calls' }>['calls'][number]
type Unit = { symbol: string; decimals: number } | undefined

/** Details of a request, with exact amounts. */
export function requestDetails(asked: Asked, words: Words): readonly Fact[] {
  const { summary, request } = asked
  switch (summary.kind) {
    case 'message':
      return [
        { label: words.message, value: <bdi className="verbatim">{summary.text}</bdi>, wide: true },
      ]
    case 'typed-data':
      return [
        ...(summary.name === null
          ? []
          : [{ label: words.app, value: <Name>{summary.name}</Name> }]),
        ...(summary.primaryType === null
          ? []
          : [{ label: words.type, value: <Name>{summary.primaryType}</Name> }]),
        ...(summary.contract === null ? [] : [whole(words.contract, summary.contract)]),
      ]
    case 'calls':
      return summary.calls.flatMap((call, at) =>
        callFacts(asked, call, words).map((fact) =>
          summary.calls.length > 1 ? { ...fact, label: `${at + 1}. ${fact.label}` } : fact,
        ),
      )
    case 'other':
    case 'unreadable':
      return [{ label: words.method, value: <Name>{request.method}</Name> }]
  }
}

const whole = (label: string, address: string): Fact => ({
  label,
  value: <Address form="full" address={address} />,
  wide: true,
})

function callFacts(
  { network, tokens }: Asked,
  { to, value, summary }: Call,
  words: Words,
): readonly Fact[] {
  const token = to === null ? undefined : tokens[to.toLowerCase()]
  const coin = { label: words.value, value: money(value, network?.nativeCurrency, words) }
  const paid = value === '0' ? [] : [coin]
  const contract = to === null ? [] : [whole(words.contract, to)]
  switch (summary.kind) {
    case 'pay':
      return [coin, ...(to === null ? [] : [whole(words.to, to)])]
    case 'create':
      return [{ label: words.functionCalled, value: words.createsContract }, ...paid]
    case 'transfer':
      return [
        { label: words.amount, value: money(summary.amount, token, words) },
        whole(words.to, summary.to),
        ...contract,
        ...paid,
      ]
    case 'transfer-from':
      return [
        { label: words.amount, value: money(summary.amount, token, words) },
        whole(words.from, summary.from),
        whole(words.to, summary.to),
        ...contract,
        ...paid,
      ]
    case 'approve':
      return [
        {
          label: words.allowance,
          value: summary.unlimited ? words.unlimitedAmount : money(summary.amount, token, words),
        },
        whole(words.spender, summary.spender),
        ...contract,
        ...paid,
      ]
    case 'approve-all':
      return [
        { label: words.allowance, value: summary.approved ? words.unlimitedAmount : words.revoked },
        whole(words.spender, summary.operator),
        ...contract,
        ...paid,
      ]
    case 'call':
      return [
        { label: words.functionCalled, value: <bdi>{summary.selector}</bdi> },
        ...contract,
        ...paid,
      ]
  }
}

/** An amount with unknown decimals is shown in its smallest unit. */
const money = (units: string, unit: Unit, words: Words) =>
  unit === undefined ? (
    words.inSmallestUnit(units)
  ) : (
    <>
      <bdi>{groupedUnits(units, unit.decimals)}</bdi> <Name>{unit.symbol}</Name>
    </>
  )
