import { keepRows, type WalletRows } from '@latchkit/core/utils'

type Rows = readonly WalletRows[]

/**
 * Returns a function that keeps the places of the rows that it returned before, until `list` is
 * another one. A file of its own, because the first view does not need it.
 */
export function createArrangement(): (rows: Rows, list: string) => Rows {
  let shown: { rows: Rows; list: string } | null = null
  return (rows, list) => {
    const kept = shown?.list === list ? keepRows(shown.rows, rows) : rows
    shown = { rows: kept, list }
    return kept
  }
}
