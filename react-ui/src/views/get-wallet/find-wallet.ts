import type { KitState, Wallet } from '@latchkit/core'
import { hasInstallLink, knownWallets, listedWallets } from '@latchkit/core/internal'

/**
 * Wallets for newcomers: the page's own, then those of the directory, or else the built-in ones.
 * Excluded wallets and those without install links are left out.
 */
export function walletsToGet({
  config: { customWallets, excludeWalletIds },
  directory,
}: Pick<KitState, 'config' | 'directory'>): readonly Wallet[] {
  const customIds = new Set(customWallets.flatMap(({ id, rdns }) => [id, rdns]))
  const offered = [...directory.featured, ...directory.recommended].filter(hasInstallLink)
  const others = offered.length > 0 ? offered : knownWallets()
  return [...customWallets, ...others.filter(({ id }) => !customIds.has(id))].filter(
    (wallet) => hasInstallLink(wallet) && !excludeWalletIds.includes(wallet.id),
  )
}

/**
 * Finds a wallet by its directory id or its EIP-6963 rdns. Prefers an entry with install links.
 * Null if the wallet is unknown.
 */
export function findWallet(state: KitState, walletId: string): Wallet | null {
  const candidates = [...listedWallets(state), ...knownWallets()]
  const matches = candidates.filter(({ id, rdns }) => id === walletId || rdns === walletId)
  return matches.find(hasInstallLink) ?? matches[0] ?? null
}
