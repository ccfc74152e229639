import {
  costText,
  groupedUnits,
  type NameMark,
  type RequestRow,
  type RequestValue,
  type ReviewToken,
} from '@latchkit/core/utils'
import type { useTexts } from '@latchkit/react-ui/locales'
import type { ApproveView } from '@latchkit/react-ui/views/approve'
import type { ReactNode } from 'react'
import { Address } from '../components/Address.tsx'
import type { Detail } from '../components/Details.tsx'
import { Name } from '../components/Name.tsx'

type PendingApproval = Exclude<ApproveView, { step: 'done' }>
type AllTexts = ReturnType<typeof useTexts>
type Texts = AllTexts['approve']

/** Details of a request. Amounts are exact, the fee is rounded up. */
export function requestDetails(approval: PendingApproval, allTexts: AllTexts): readonly Detail[] {
  const texts = allTexts.approve
  const details = approval.summary.rows.map((row) => ({
    label: labelOf(row, texts),
    value: contentOf(approval, row.value, allTexts),
    wide: typeof row.label !== 'string' || ['address', 'verbatim'].includes(row.value.form),
  }))
  return approval.summary.kind === 'calls'
    ? [...details, { label: texts.fee, value: feeOf(approval, allTexts) }]
    : details
}

/** The maximum network fee of a transaction. */
function feeOf({ fee, network }: PendingApproval, { approve, language }: AllTexts): string {
  if (fee === null || network === null) return approve.feeUnknown
  return approve.upTo(costText({ ...network.nativeCurrency, amount: fee }, language).rounded)
}

function labelOf({ label, call }: RequestRow, texts: Texts): string {
  const text = typeof label === 'string' ? texts[label] : label.field
  return call === null ? text : `${call}. ${text}`
}

/** Formats a value. Only the amount of a verified token is scaled; the others stay in their unit. */
function contentOf(
  { network, tokens }: PendingApproval,
  value: RequestValue,
  allTexts: AllTexts,
): ReactNode {
  const { approve: texts, language } = allTexts
  switch (value.form) {
    case 'text':
      return <bdi>{value.text}</bdi>
    case 'verbatim':
      return <bdi className="verbatim">{value.text}</bdi>
    case 'claim':
      return claim(value.text, value.isLookAlike ? 'look-alike' : null, texts)
    case 'address':
      return <Address form="full" address={value.text} />
    case 'phrase':
      return texts.phrases[value.phrase]
    case 'amount': {
      if (value.token !== null) return tokenAmount(tokens[value.token], value.units, allTexts)
      if (network === null) return texts.inSmallestUnit(groupedUnits(value.units, 0, language))
      const { decimals, symbol } = network.nativeCurrency
      return (
        <>
          <bdi>{groupedUnits(value.units, decimals, language)}</bdi> <Name>{symbol}</Name>
        </>
      )
    }
  }
}

function tokenAmount(
  token: ReviewToken | undefined,
  units: string,
  { approve: texts, language }: AllTexts,
): ReactNode {
  const raw = groupedUnits(units, 0, language)
  if (token?.status === 'reading') return texts.readingDecimals(raw)
  if (token?.status !== 'verified') return texts.decimalsUnclear(raw)
  return (
    <>
      <bdi>{groupedUnits(units, token.decimals, language)}</bdi>{' '}
      {claim(token.symbol, token.mark, texts)}
    </>
  )
}

/** A name that a token or the request gives to itself, marked as not verified. */
const claim = (name: string, mark: NameMark | null, texts: Texts): ReactNode => (
  <>
    <Name>{name}</Name> <small>{mark === null ? texts.unverified : texts.nameMarks[mark]}</small>
  </>
)
