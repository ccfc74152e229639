import type { ConnectorType } from './wallet.ts'

/** Groups of the connect list in their default order. Specification, section 9. */
export const connectorGroups = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type WalletGroup = (typeof connectorGroups)[number]

/** The groups that have a row, in the page's order; groups it does not name follow in the default one. */
export function groupOrder(
  filled: Readonly<Partial<Record<WalletGroup, boolean>>>,
  wanted: readonly WalletGroup[],
): WalletGroup[] {
  return [...new Set([...wanted, ...connectorGroups])].filter((group) => filled[group] === true)
}

type Method = 'email' | 'social' | 'wallet'

/** Ways to connect, in order: the page's own order, else wallets first as soon as one is installed and shown (decision 7). */
export function connectMethodOrder(
  wanted: readonly Method[] | null,
  shown: readonly { type: ConnectorType }[],
): readonly Method[] {
  if (wanted !== null) return wanted
  const installed = shown.some(({ type }) => type === 'INJECTED' || type === 'ANNOUNCED')
  return installed ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
}

/** How many wallets there are, in round tens with a plus; few are counted exactly. */
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
  const all = count + featured
  const tens = Math.floor(all / 10) * 10
  return tens < all && all >= 10 ? `${tens}+` : String(all)
}
