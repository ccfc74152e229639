import type { Wallet } from './wallet.ts'

/** The part of the kit's state that lists wallets. */
type WalletLists = {
  config: { customWallets: readonly Wallet[] }
  directory: { featured: readonly Wallet[]; recommended: readonly Wallet[] }
  connections: { recent: readonly Wallet[] }
}

/** The configured, featured, recommended and recent wallets. A wallet may be in several lists. */
export const listedWallets = ({
  config,
  directory,
  connections,
}: WalletLists): readonly Wallet[] => [
  ...config.customWallets,
  ...directory.featured,
  ...directory.recommended,
  ...connections.recent,
]

/**
 * Finds a listed wallet by id or rdns. Null for a wallet that only the directory may know.
 */
export const findListedWallet = (lists: WalletLists, idOrRdns: string): Wallet | null =>
  listedWallets(lists).find(({ id, rdns }) => id === idOrRdns || rdns === idOrRdns) ?? null
