import type { ActivityView } from '@latchkit/core/flows/activity'
import { monthTitle } from '@latchkit/core/utils'
import { useNetwork } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { Deed } from './Deed.tsx'

type MonthsProps = {
  list: Extract<ActivityView, { step: 'listed' }>
  /** How many rows are shown; null: all. */
  most: number | null
}

/** What happened, by month. Months that are far from what is seen cost nothing to draw: the browser leaves them out. */
export function Months({ list, most }: MonthsProps) {
  const { language } = useWords()
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
            <Deed key={row.id} row={row} explorer={explorer} />
          ))}
        </ul>
      </section>
    )
  })
}
