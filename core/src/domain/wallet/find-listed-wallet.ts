import type { Wallet } from './wallet.ts'

/** The part of the kit's state that lists wallets. */
type WalletLists = {
  config: { customWallets: readonly Wallet[] }
  directory: { featured: readonly Wallet[]; recommended: readonly Wallet[] }
  connections: { recent: readonly Wallet[] }
}

/**
 * Finds a configured, listed or recent wallet by id or rdns. Null for a wallet that only the
 * directory may know.
 */
export function findListedWallet(
  { config, directory, connections }: WalletLists,
  idOrRdns: string,
): Wallet | null {
  const listed = [
    ...config.customWallets,
    ...directory.featured,
    ...directory.recommended,
    ...connections.recent,
  ]
  return listed.find(({ id, rdns }) => id === idOrRdns || rdns === idOrRdns) ?? null
}
