import type { ConfigState } from '@latchkit/core'
import { type CustomWallet, knownWallets } from '@latchkit/core/domain'

/** What a page of wallets to get may hold: the page's own first, then ours, without those the page excludes. */
export function walletsToGet({ customWallets, excludeWalletIds }: ConfigState): readonly CustomWallet[] {
  const own = new Set(customWallets.flatMap(({ id, rdns }) => [id, rdns]))
  return [...customWallets, ...knownWallets.filter(({ id }) => !own.has(id))].filter(({ id }) => !excludeWalletIds.includes(id))
}

/** A wallet by the id of its directory entry or of its announcement; null: nobody said where to get it. */
export function findWallet(config: ConfigState, walletId: string): CustomWallet | null {
  return walletsToGet(config).find(({ id, rdns }) => id === walletId || rdns === walletId) ?? null
}
