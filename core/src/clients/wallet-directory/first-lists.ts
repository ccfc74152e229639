import { limits } from '../../domain/constants.ts'
import type { DirectoryLists, WantedLists } from '../../domain/wallet/directory-lists.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { WalletDirectory, WalletQuery } from './wallet-directory.types.ts'

const anything = {
  page: 1,
  include: [],
  exclude: [],
  chains: [],
  search: null,
  certified: false,
} as const

/** Recommended wallets may be missing without a word, where the service answers at all. */
function silently(error: unknown): null {
  if (isKitError(error, 'endpoint/refused') || isKitError(error, 'endpoint/unreadable')) return null
  throw error
}

/** Featured, excluded and recommended wallets, asked side by side. Without one of the first two it has failed. */
export async function firstLists(
  wallets: WalletDirectory['wallets'],
  wanted: WantedLists,
  signal: AbortSignal,
): Promise<DirectoryLists> {
  const { featuredIds, includeIds, excludeIds, chains } = wanted
  const ask = (query: Partial<WalletQuery> & Pick<WalletQuery, 'entries'>) =>
    wallets({ ...anything, ...query }, signal)
  const named = async (ids: readonly string[]) =>
    ids.length > 0 ? (await ask({ entries: ids.length, include: ids })).wallets : []
  const [featured, excluded, recommended] = await Promise.all([
    named(featuredIds),
    named(excludeIds),
    ask({
      entries: limits.recommendedWallets,
      include: includeIds,
      exclude: [...excludeIds, ...featuredIds],
      chains,
    }).catch(silently),
  ])
  return {
    featured: [...new Set(featuredIds)].flatMap(
      (id) => featured.find((wallet) => wallet.id === id) ?? [],
    ),
    excluded: excluded.map(({ name, rdns }) => ({ name, rdns })),
    recommended: recommended?.wallets ?? null,
    count: recommended?.count ?? 0,
  }
}
