import type { CaipNetworkId } from '../caip/caip.ts'
import { monthsIn, type TimeZone } from '../text/dates.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'

/** The rows of one month, newest first. `month`: 0 to 11. */
export type ActivityMonth = { year: number; month: number; rows: readonly ActivityRow[] }

const isSpam = ({ nft, fungible }: ActivityTransfer) => fungible === null && nft?.isSpam === true

/** Leaves out rows of which every transfer is an unwanted NFT. A row without transfers, as of an approval, is none of those. */
export const dropSpam = <Row extends Pick<ActivityRow, 'transfers'>>(
  rows: readonly Row[],
): readonly Row[] =>
  rows.filter(({ transfers }) => transfers.length === 0 || !transfers.every(isSpam))

/** Only what happened on one network. */
export const onlyOn = <Row extends Pick<ActivityRow, 'chain'>>(
  rows: readonly Row[],
  network: CaipNetworkId,
): readonly Row[] => rows.filter(({ chain }) => chain === network)

/** Each row once: what is told of it last counts, at the place where it was first. */
export function joined<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Rows by year and month, newest first; of two with the same id the later one in the list. */
export function byMonth(
  rows: readonly ActivityRow[],
  timeZone: TimeZone = null,
): readonly ActivityMonth[] {
  const monthOf = monthsIn(timeZone)
  const dated = joined(rows).map((row) => ({ row, at: Date.parse(row.minedAt) }))
  const months = new Map<string, { year: number; month: number; rows: ActivityRow[] }>()
  for (const { row } of dated.sort((a, b) => b.at - a.at)) {
    const { year, month } = monthOf(row.minedAt)
    const known = months.get(`${year}-${month}`)
    if (known === undefined) months.set(`${year}-${month}`, { year, month, rows: [row] })
    else known.rows.push(row)
  }
  return [...months.values()]
}
