import { hasSameName } from './merge-connectors.ts'
import { walletIds } from './wallet-ids.ts'
import type { ListedConnector, ListedWallet } from './wallet-rules.ts'

/**
 * Marks the installed wallets and sorts: installed, then featured in the page's order, then the
 * others in their order. `arranged`: the connectors that determine the order, so that a later one
 * moves no wallet.
 */
export function markInstalled<W extends ListedWallet>(
  wallets: readonly W[],
  connectors: readonly ListedConnector[],
  featuredIds: readonly string[],
  arranged: readonly ListedConnector[] = connectors,
): (W & { installed: boolean })[] {
  const isInstalled = createMatcher(connectors)
  const isFirst = createMatcher(arranged)
  const rank = (wallet: W) => {
    const featured = featuredIds.indexOf(wallet.id)
    return (
      (isFirst(wallet) ? 0 : featuredIds.length + 1) +
      (featured === -1 ? featuredIds.length : featured)
    )
  }
  return wallets
    .map((wallet) => ({ wallet, rank: rank(wallet) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ wallet }) => ({ ...wallet, installed: isInstalled(wallet) }))
}

/** Returns a function that tests whether one of the connectors belongs to a wallet. */
function createMatcher(connectors: readonly ListedConnector[]): (wallet: ListedWallet) => boolean {
  const rdns = new Set(
    connectors.filter(({ type }) => type === 'ANNOUNCED').map((connector) => connector.rdns),
  )
  return (wallet) =>
    Boolean(wallet.rdns && rdns.has(wallet.rdns)) ||
    connectors.some((connector) => hasSameName(wallet, connector))
}

/**
 * On mobile, keeps the wallets that have a link or open the page in their own browser (Coinbase,
 * Phantom).
 */
export function forPlatform<W extends { id: string; mobile_link?: string | null | undefined }>(
  wallets: readonly W[],
  { mobile, namespace }: { mobile: boolean; namespace: string | null },
): W[] {
  if (!mobile) return [...wallets]
  return wallets.filter(
    ({ id, mobile_link }) =>
      Boolean(mobile_link) ||
      id === walletIds.coinbase.id ||
      (id === walletIds.phantom.id && namespace === 'solana'),
  )
}
