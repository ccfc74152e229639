import { keepRows, type WalletRows } from '@latchkit/core/utils'

type Rows = readonly WalletRows[]

/**
 * Returns a function that keeps the rows of its last result in place while `list` stays the same.
 * In its own file, because it loads after the first view.
 */
export function createArrangement(): (rows: Rows, list: string) => Rows {
  let shown: { rows: Rows; list: string } | null = null
  return (rows, list) => {
    const kept = shown?.list === list ? keepRows(shown.rows, rows) : rows
    shown = { rows: kept, list }
    return kept
  }
}
