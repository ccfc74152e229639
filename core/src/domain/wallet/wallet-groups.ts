import { connectorGroups, type WalletGroup } from './connector-groups.ts'

/**
 * The groups that have a row, in the page's order. Groups that the page does not list follow in the
 * default order.
 */
export function groupOrder(
  filled: Readonly<Partial<Record<WalletGroup, boolean>>>,
  pageOrder: readonly WalletGroup[],
): WalletGroup[] {
  return [...new Set([...pageOrder, ...connectorGroups])].filter((group) => filled[group] === true)
}

/**
 * The number of wallets: exact below 10 and for a filtered list, else rounded down to tens with a
 * plus.
 */
export function countLabel({
  count,
  featured,
  filtered,
}: {
  count: number
  featured: number
  filtered: number
}): string {
  if (filtered > 0) return String(filtered)
  const total = count + featured
  const tens = Math.floor(total / 10) * 10
  return tens < total && total >= 10 ? `${tens}+` : String(total)
}
