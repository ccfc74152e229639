import { hasSameName } from './merge-connectors.ts'
import { walletIds } from './wallet-ids.ts'
import type { ListedConnector, ListedWallet } from './wallet-rules.ts'

/**
 * Marks the installed wallets and sorts: installed, then featured in the page's order, then the
 * others in their order.
 */
export function markInstalled<W extends ListedWallet>(
  wallets: readonly W[],
  connectors: readonly ListedConnector[],
  featuredIds: readonly string[],
): (W & { installed: boolean })[] {
  const rdns = new Set(
    connectors.filter(({ type }) => type === 'ANNOUNCED').map((connector) => connector.rdns),
  )
  const isInstalled = (wallet: W) =>
    Boolean(wallet.rdns && rdns.has(wallet.rdns)) ||
    connectors.some((connector) => hasSameName(wallet, connector))
  const rank = ({ id, installed }: { id: string; installed: boolean }) => {
    const featured = featuredIds.indexOf(id)
    return (
      (installed ? 0 : featuredIds.length + 1) + (featured === -1 ? featuredIds.length : featured)
    )
  }
  return wallets
    .map((wallet) => ({ ...wallet, installed: isInstalled(wallet) }))
    .sort((a, b) => rank(a) - rank(b))
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
