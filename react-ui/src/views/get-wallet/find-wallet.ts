import type { ConfigState, KitState, Wallet } from '@latchkit/core'
import { knownWallets, readWallets } from '@latchkit/core/domain'

/** What a page of wallets to get may hold: the page's own first, then ours, without those the page excludes. */
export function walletsToGet({ customWallets, excludeWalletIds }: ConfigState): readonly Wallet[] {
  const own = new Set(customWallets.flatMap(({ id, rdns }) => [id, rdns]))
  return [...customWallets, ...readWallets(knownWallets).filter(({ id }) => !own.has(id))].filter(
    ({ id }) => !excludeWalletIds.includes(id),
  )
}

/** A wallet by the id of its directory entry or of its announcement; null: nobody said where to get it. */
export function findWallet({ config, connections, directory }: KitState, walletId: string): Wallet | null {
  const listed = [...walletsToGet(config), ...directory.featured, ...directory.recommended, ...connections.recent]
  return listed.find(({ id, rdns }) => id === walletId || rdns === walletId) ?? null
}
