/** How many rows a page of history has. */
export const pageSize = 50

export type Page<Row> = { data: readonly Row[]; next: string | null }

/** The page after a cursor, which names the last row of the page before: rows that come meanwhile move nothing. null: no such cursor. */
export function paginate<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  cursor: string | null,
): Page<Row> | null {
  const last =
    cursor === null || cursor === '' ? null : Buffer.from(cursor, 'base64url').toString('utf8')
  const at = last === null ? 0 : rows.findIndex((row) => idOf(row) === last) + 1
  if (last !== null && at === 0) return null
  const data = rows.slice(at, at + pageSize)
  const end = data.at(-1)
  const next =
    end === undefined || at + data.length >= rows.length
      ? null
      : Buffer.from(idOf(end)).toString('base64url')
  return { data, next }
}
