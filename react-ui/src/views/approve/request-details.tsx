import {
  costText,
  groupedUnits,
  type NameMark,
  type RequestRow,
  type RequestValue,
  type ReviewToken,
} from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Address } from '../../components/Address.tsx'
import type { Detail } from '../../components/Details.tsx'
import { Name } from '../../components/Name.tsx'
import { RoundedCost } from '../../components/RoundedCost.tsx'
import type { ApproveView } from '../../hooks/approveView.ts'
import type { ApproveTexts } from './texts/en.ts'

type RequestToReview = Pick<
  Exclude<ApproveView, { step: 'done' }>,
  'summary' | 'network' | 'tokens' | 'fee'
>
type Labels = ApproveTexts['approve']

/** The details of a request for the visitor's review. Amounts show all digits, the fee on a click. */
export function requestDetails(view: RequestToReview, texts: ApproveTexts): readonly Detail[] {
  const labels = texts.approve
  const details = view.summary.rows.map((row) => ({
    label: labelOf(row, labels),
    value: contentOf(view, row.value, texts),
    wide: isWide(row),
  }))
  return view.summary.kind === 'calls'
    ? [...details, { label: labels.fee, value: feeOf(view, texts) }]
    : details
}

function feeOf({ fee, network }: RequestToReview, { approve, language }: ApproveTexts): ReactNode {
  if (fee === null || network === null) return approve.feeUnknown
  const cost = costText({ ...network.nativeCurrency, amount: fee }, language)
  return <RoundedCost {...cost} format={approve.upTo} />
}

function labelOf({ label, call }: RequestRow, labels: Labels): string {
  const text = typeof label === 'string' ? labels[label] : label.field
  return call === null ? text : `${call}. ${text}`
}

/** Whether label and value do not fit into one line. */
const isWide = ({ label, value }: RequestRow): boolean =>
  value.form === 'address' ||
  value.form === 'verbatim' ||
  (typeof label !== 'string' &&
    label.field.length + (value.form === 'text' ? value.text.length : 0) > 28)

function contentOf(view: RequestToReview, value: RequestValue, texts: ApproveTexts): ReactNode {
  const labels = texts.approve
  switch (value.form) {
    case 'text':
      return <bdi>{value.text}</bdi>
    case 'verbatim':
      return <bdi className="lk-detail-text">{value.text}</bdi>
    case 'claim':
      return <Claim name={value.text} mark={value.isLookAlike ? 'look-alike' : null} {...labels} />
    case 'address':
      return <Address form="full" address={value.text} />
    case 'phrase':
      return labels.phrases[value.phrase]
    case 'amount':
      return value.token === null
        ? nativeAmount(view, value.units, texts)
        : tokenAmount(view.tokens[value.token], value.units, texts)
  }
}

function nativeAmount(
  { network }: RequestToReview,
  units: string,
  { approve, language }: ApproveTexts,
): ReactNode {
  if (network === null) return approve.inSmallestUnit(groupedUnits(units, 0, language))
  const { decimals, symbol } = network.nativeCurrency
  return (
    <>
      <bdi>{groupedUnits(units, decimals, language)}</bdi> <Name>{symbol}</Name>
    </>
  )
}

function tokenAmount(
  token: ReviewToken | undefined,
  units: string,
  { approve, language }: ApproveTexts,
): ReactNode {
  const raw = groupedUnits(units, 0, language)
  if (token?.status === 'reading') return approve.readingDecimals(raw)
  if (token?.status !== 'verified') return approve.decimalsUnclear(raw)
  return (
    <>
      <bdi>{groupedUnits(units, token.decimals, language)}</bdi>{' '}
      <Claim name={token.symbol} mark={token.mark} {...approve} />
    </>
  )
}

/** A name that a token or the request gives to itself, marked as not verified. */
function Claim({
  name,
  mark,
  nameMarks,
  unverified,
}: {
  name: string
  mark: NameMark | null
} & Pick<Labels, 'nameMarks' | 'unverified'>) {
  return (
    <>
      <Name>{name}</Name> <small>{mark === null ? unverified : nameMarks[mark]}</small>
    </>
  )
}
