import { isNamesake } from './merge-connectors.ts'
import { walletIds } from './wallet-ids.ts'
import type { ListedConnector, ListedWallet } from './wallet-rules.ts'

/** Marks the wallets this browser has, and puts them first; then the featured ones in the page's order; the rest as they were. */
export function markInstalled<W extends ListedWallet>(
  wallets: readonly W[],
  connectors: readonly ListedConnector[],
  featuredIds: readonly string[],
): (W & { installed: boolean })[] {
  const rdns = new Set(
    connectors.filter(({ type }) => type === 'ANNOUNCED').map((connector) => connector.rdns),
  )
  const unnamed = connectors.map((one) => ({ ...one, rdns: one.rdns ?? null }))
  const isHere = (wallet: W) =>
    Boolean(wallet.rdns && rdns.has(wallet.rdns)) || unnamed.some((one) => isNamesake(wallet, one))
  const rank = ({ id, installed }: { id: string; installed: boolean }) => {
    const featured = featuredIds.indexOf(id)
    return (
      (installed ? 0 : featuredIds.length + 1) + (featured === -1 ? featuredIds.length : featured)
    )
  }
  return wallets
    .map((wallet) => ({ ...wallet, installed: isHere(wallet) }))
    .sort((a, b) => rank(a) - rank(b))
}

/** On a phone only wallets that can be reached from there: by a link, or by opening the page inside themselves (Coinbase, Phantom). */
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
