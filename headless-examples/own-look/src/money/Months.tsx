import type { ActivityView } from '@latchkit/core/flows/activity'
import { monthTitle } from '@latchkit/core/utils'
import { useNetwork } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { ActivityRow } from './ActivityRow.tsx'

type MonthsProps = {
  list: Extract<ActivityView, { step: 'ready' }>
  /** Maximum number of rows, null for all. */
  most: number | null
}

/** Activity grouped by month. Months far from the viewport are skipped by the browser. */
export function Months({ list, most }: MonthsProps) {
  const { language } = useTexts()
  const explorer = useNetwork().active?.blockExplorers[0]?.url ?? null
  let left = most ?? Number.POSITIVE_INFINITY
  return list.months.map((month) => {
    const rows = month.rows.slice(0, left)
    left -= rows.length
    if (rows.length === 0) return null
    return (
      <section key={`${month.year} ${month.month}`} className="rows-group month">
        <h3 className="eyebrow">{monthTitle(month, list.now, null, language)}</h3>
        <ul className="rows">
          {rows.map((row) => (
            <ActivityRow key={row.id} row={row} explorer={explorer} />
          ))}
        </ul>
      </section>
    )
  })
}
