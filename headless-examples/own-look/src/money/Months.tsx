import type { ShownActivity } from '@latchkit/core/flows'
import { monthTitle } from '@latchkit/core/utils'
import { useNetwork } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { ActivityRow } from './ActivityRow.tsx'

type MonthsProps = {
  list: ShownActivity
  /** Maximum number of rows, null for all. */
  maxRows: number | null
}

/** Activity by month. The browser skips the rendering of months far from the viewport. */
export function Months({ list, maxRows }: MonthsProps) {
  const { language } = useTexts()
  const explorer = useNetwork().active?.blockExplorers[0]?.url ?? null
  let remaining = maxRows ?? Number.POSITIVE_INFINITY
  return list.months.map((month) => {
    const rows = month.rows.slice(0, remaining)
    remaining -= rows.length
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
