import type { KitState, Wallet } from '@latchkit/core'
import { hasInstallLink, knownWallets, parseWallets } from '@latchkit/core/utils'

/** Wallets to begin with: the page's own, then those the directory offers, else ours; without those the page excludes. */
export function walletsToGet({
  config: { customWallets, excludeWalletIds },
  directory,
}: Pick<KitState, 'config' | 'directory'>): readonly Wallet[] {
  const own = new Set(customWallets.flatMap(({ id, rdns }) => [id, rdns]))
  const offered = [...directory.featured, ...directory.recommended].filter(hasInstallLink)
  const others = offered.length > 0 ? offered : parseWallets(knownWallets)
  return [...customWallets, ...others.filter(({ id }) => !own.has(id))].filter(
    ({ id }) => !excludeWalletIds.includes(id),
  )
}

/** A wallet by the id of its directory entry or of its announcement, best as somebody who says where to get it knows it; null: nobody knows it. */
export function findWallet(
  { config, connections, directory }: KitState,
  walletId: string,
): Wallet | null {
  const listed = [
    ...config.customWallets,
    ...directory.featured,
    ...directory.recommended,
    ...connections.recent,
    ...parseWallets(knownWallets),
  ]
  const found = listed.filter(({ id, rdns }) => id === walletId || rdns === walletId)
  return found.find(hasInstallLink) ?? found[0] ?? null
}
