import type { WalletRow, WalletRows } from './wallet-list.ts'

const keyOf = ({ id, pick }: WalletRow) => `${pick.type}:${id}`

/**
 * Updates a list of wallets that is on the screen: existing rows keep their places, and new ones
 * follow below. A wallet can announce itself just before a click, and would otherwise move or
 * replace the row under the pointer (fault XA1). A group with new rows occurs twice.
 */
export function keepRows(
  before: readonly WalletRows[],
  next: readonly WalletRows[],
): readonly WalletRows[] {
  const shown = new Set(before.flatMap(({ wallets }) => wallets.map(keyOf)))
  const current = new Map(
    next.flatMap(({ wallets }) => wallets.map((row) => [keyOf(row), row] as const)),
  )
  const added = next
    .map(({ group, wallets }) => ({
      group,
      wallets: wallets.filter((row) => !shown.has(keyOf(row))),
    }))
    .filter(({ wallets }) => wallets.length > 0)
  const kept = before.map(({ group, wallets }) => ({
    group,
    wallets: wallets.map((row) => current.get(keyOf(row)) ?? row),
  }))
  return [...kept, ...added]
}
