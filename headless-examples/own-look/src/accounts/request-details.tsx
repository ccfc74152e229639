import { costText, groupedUnits, type RequestRow, type RequestValue } from '@latchkit/core/utils'
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
    value: contentOf(approval, row.value, texts),
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

/** Formats a value. An amount with unknown decimals is in the smallest unit. */
function contentOf(
  { network, tokens }: PendingApproval,
  value: RequestValue,
  texts: Texts,
): ReactNode {
  switch (value.form) {
    case 'text':
      return <bdi>{value.text}</bdi>
    case 'verbatim':
      return <bdi className="verbatim">{value.text}</bdi>
    case 'address':
      return <Address form="full" address={value.text} />
    case 'phrase':
      return texts.phrases[value.phrase]
    case 'amount': {
      const unit = value.token === null ? network?.nativeCurrency : tokens[value.token]
      if (unit === undefined) return texts.inSmallestUnit(value.units)
      return (
        <>
          <bdi>{groupedUnits(value.units, unit.decimals)}</bdi> <Name>{unit.symbol}</Name>
        </>
      )
    }
  }
}
