import type { CaipNetworkId } from '../caip/caip.ts'
import { monthsIn, type TimeZone } from '../text/dates.ts'
import type { ActivityRow, ActivityTransfer } from './activity.ts'

/** The rows of one month, newest first. `month`: 0 to 11. */
export type ActivityMonth = { year: number; month: number; rows: readonly ActivityRow[] }

const isSpam = ({ nft, fungible }: ActivityTransfer) => fungible === null && nft?.isSpam === true

/**
 * Drops rows whose transfers are all spam NFTs. Keeps rows without transfers, for example
 * approvals.
 */
export const dropSpam = <Row extends Pick<ActivityRow, 'transfers'>>(
  rows: readonly Row[],
): readonly Row[] =>
  rows.filter(({ transfers }) => transfers.length === 0 || !transfers.every(isSpam))

/** The rows of one network. */
export const rowsOnNetwork = <Row extends Pick<ActivityRow, 'chain'>>(
  rows: readonly Row[],
  network: CaipNetworkId,
): readonly Row[] => rows.filter(({ chain }) => chain === network)

/** Removes duplicate ids: keeps the last version of a row, at the position of the first. */
export function uniqueRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Groups rows by year and month, newest first. Keeps the last of several rows with the same id. */
export function groupByMonth(
  rows: readonly ActivityRow[],
  timeZone: TimeZone = null,
): readonly ActivityMonth[] {
  const monthOf = monthsIn(timeZone)
  const dated = uniqueRows(rows).map((row) => ({ row, time: Date.parse(row.minedAt) }))
  const months = new Map<string, { year: number; month: number; rows: ActivityRow[] }>()
  for (const { row } of dated.sort((a, b) => b.time - a.time)) {
    const { year, month } = monthOf(row.minedAt)
    const existing = months.get(`${year}-${month}`)
    if (existing === undefined) months.set(`${year}-${month}`, { year, month, rows: [row] })
    else existing.rows.push(row)
  }
  return [...months.values()]
}
