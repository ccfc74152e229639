import { connectorGroups, type WalletGroup } from './connector-groups.ts'
import type { ConnectorType } from './wallet.ts'

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

type Method = 'email' | 'social' | 'wallet'

/**
 * The order of the connect methods: the page's order, else wallets first if an installed wallet is
 * shown (decision 7).
 */
export function connectMethodOrder(
  pageOrder: readonly Method[] | null,
  shown: readonly { type: ConnectorType }[],
): readonly Method[] {
  if (pageOrder !== null) return pageOrder
  const installed = shown.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED')
  return installed ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
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
