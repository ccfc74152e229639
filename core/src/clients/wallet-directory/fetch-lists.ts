import { limits } from '../../domain/constants.ts'
import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { WalletDirectory, WalletQuery } from './wallet-directory.types.ts'

const noFilters = {
  page: 1,
  include: [],
  exclude: [],
  chains: [],
  search: null,
  certified: false,
} as const

/** Returns null for an invalid or failed response; rethrows network, project and abort errors. */
function nullIfInvalid(error: unknown): null {
  if (isKitError(error, 'endpoint/refused') || isKitError(error, 'endpoint/unreadable')) return null
  throw error
}

/**
 * Fetches the featured, excluded and recommended wallets in parallel. `recommended` is null if the
 * service refused that request or its response is invalid. Every other failed request rejects.
 */
export async function fetchLists(
  wallets: WalletDirectory['wallets'],
  listsQuery: DirectoryQuery,
  signal: AbortSignal,
): Promise<DirectoryLists> {
  const { featuredIds, includeIds, excludeIds, chains } = listsQuery
  const fetchPage = (query: Partial<WalletQuery> & Pick<WalletQuery, 'entries'>) =>
    wallets({ ...noFilters, ...query }, signal)
  const fetchByIds = async (ids: readonly string[]) =>
    ids.length > 0 ? (await fetchPage({ entries: ids.length, include: ids })).wallets : []
  const [featured, excluded, recommended] = await Promise.all([
    fetchByIds(featuredIds),
    fetchByIds(excludeIds),
    fetchPage({
      entries: limits.recommendedWallets,
      include: includeIds,
      exclude: [...excludeIds, ...featuredIds],
      chains,
    }).catch(nullIfInvalid),
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
