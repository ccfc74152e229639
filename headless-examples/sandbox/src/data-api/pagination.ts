/** Number of rows on a page of the history. */
export const pageSize = 50

export type Page<Row> = { data: readonly Row[]; next: string | null }

/**
 * Returns the page after a cursor, or the first page for null or ''. A cursor encodes the id of the
 * last row of the previous page, so that new rows do not shift later pages. Null if no row has that
 * id.
 */
export function paginate<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  cursor: string | null,
): Page<Row> | null {
  const previousId =
    cursor === null || cursor === '' ? null : Buffer.from(cursor, 'base64url').toString('utf8')
  const start = previousId === null ? 0 : rows.findIndex((row) => idOf(row) === previousId) + 1
  if (previousId !== null && start === 0) return null
  const data = rows.slice(start, start + pageSize)
  const lastRow = data.at(-1)
  const hasMore = start + data.length < rows.length
  const next =
    lastRow !== undefined && hasMore ? Buffer.from(idOf(lastRow)).toString('base64url') : null
  return { data, next }
}
