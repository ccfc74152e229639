import { groupedUnits } from '@latchkit/core/utils'
import type { useTexts } from '@latchkit/react-ui/locales'
import type { ApproveView } from '@latchkit/react-ui/views/approve'
import { Address } from '../components/Address.tsx'
import type { Detail } from '../components/Details.tsx'
import { Name } from '../components/Name.tsx'

type PendingApproval = Exclude<ApproveView, { step: 'done' }>
type Texts = ReturnType<typeof useTexts>['approve']
type Call = Extract<PendingApproval['summary'], { kind: 'calls' }>['calls'][number]
type Unit = { symbol: string; decimals: number } | undefined

/** Details of a request, with exact amounts. */
export function requestDetails(approval: PendingApproval, texts: Texts): readonly Detail[] {
  const { summary, request } = approval
  switch (summary.kind) {
    case 'message':
      return [
        { label: texts.message, value: <bdi className="verbatim">{summary.text}</bdi>, wide: true },
      ]
    case 'typed-data':
      return [
        ...(summary.name === null
          ? []
          : [{ label: texts.app, value: <Name>{summary.name}</Name> }]),
        ...(summary.primaryType === null
          ? []
          : [{ label: texts.type, value: <Name>{summary.primaryType}</Name> }]),
        ...(summary.contract === null ? [] : [fullAddress(texts.contract, summary.contract)]),
      ]
    case 'calls':
      return summary.calls.flatMap((call, index) =>
        callDetails(approval, call, texts).map((detail) =>
          summary.calls.length > 1 ? { ...detail, label: `${index + 1}. ${detail.label}` } : detail,
        ),
      )
    case 'other':
    case 'unreadable':
      return [{ label: texts.method, value: <Name>{request.method}</Name> }]
  }
}

const fullAddress = (label: string, address: string): Detail => ({
  label,
  value: <Address form="full" address={address} />,
  wide: true,
})

function callDetails(
  { network, tokens }: PendingApproval,
  { to, value, summary }: Call,
  texts: Texts,
): readonly Detail[] {
  const token = to === null ? undefined : tokens[to.toLowerCase()]
  const nativeValue = { label: texts.value, value: amountOf(value, network?.nativeCurrency, texts) }
  const valueSent = value === '0' ? [] : [nativeValue]
  const contract = to === null ? [] : [fullAddress(texts.contract, to)]
  switch (summary.kind) {
    case 'pay':
      return [nativeValue, ...(to === null ? [] : [fullAddress(texts.to, to)])]
    case 'create':
      return [{ label: texts.functionCalled, value: texts.createsContract }, ...valueSent]
    case 'transfer':
      return [
        { label: texts.amount, value: amountOf(summary.amount, token, texts) },
        fullAddress(texts.to, summary.to),
        ...contract,
        ...valueSent,
      ]
    case 'transfer-from':
      return [
        { label: texts.amount, value: amountOf(summary.amount, token, texts) },
        fullAddress(texts.from, summary.from),
        fullAddress(texts.to, summary.to),
        ...contract,
        ...valueSent,
      ]
    case 'approve':
      return [
        {
          label: texts.allowance,
          value: summary.unlimited ? texts.unlimitedAmount : amountOf(summary.amount, token, texts),
        },
        fullAddress(texts.spender, summary.spender),
        ...contract,
        ...valueSent,
      ]
    case 'approve-all':
      return [
        { label: texts.allowance, value: summary.approved ? texts.unlimitedAmount : texts.revoked },
        fullAddress(texts.spender, summary.operator),
        ...contract,
        ...valueSent,
      ]
    case 'call':
      return [
        { label: texts.functionCalled, value: <bdi>{summary.selector}</bdi> },
        ...contract,
        ...valueSent,
      ]
  }
}

/** Formats an amount; with unknown decimals, in the smallest unit. */
const amountOf = (units: string, unit: Unit, texts: Texts) =>
  unit === undefined ? (
    texts.inSmallestUnit(units)
  ) : (
    <>
      <bdi>{groupedUnits(units, unit.decimals)}</bdi> <Name>{unit.symbol}</Name>
    </>
  )
