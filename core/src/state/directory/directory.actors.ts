import { fromCallback, fromPromise } from 'xstate'
import type { World } from '../../contracts/world.ts'
import { limits } from '../../domain/limits.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { DirectoryEvent, DirectoryInput, DirectoryLists } from './directory.types.ts'

type Query = Parameters<World['directory']['wallets']>[0]

const anything: Query = {
  page: 1,
  entries: limits.recommendedWallets,
  include: [],
  exclude: [],
  chains: [],
  search: null,
  certified: false,
}

/** Recommended wallets may be missing without a word, where the directory answers. */
function silently(error: unknown): null {
  if (isKitError(error, 'endpoint/refused') || isKitError(error, 'endpoint/unreadable')) return null
  throw error
}

/** Asks for the three lists side by side; waits for the network. */
export const directoryActors = ({ directory, platform }: Pick<World, 'directory' | 'platform'>) => ({
  askDirectory: fromPromise<DirectoryLists, DirectoryInput>(async ({ input, signal }) => {
    const { featuredIds, includeIds, excludeIds, chains } = input
    const ask = (query: Partial<Query>) => directory.wallets({ ...anything, ...query }, signal)
    const named = async (ids: readonly string[]) => (ids.length > 0 ? (await ask({ entries: ids.length, include: ids })).wallets : [])
    const [featured, excluded, recommended] = await Promise.all([
      named(featuredIds),
      named(excludeIds),
      ask({ include: includeIds, exclude: [...excludeIds, ...featuredIds], chains }).catch(silently),
    ])
    return {
      featured: [...new Set(featuredIds)].flatMap((id) => featured.find((wallet) => wallet.id === id) ?? []),
      excluded: excluded.map(({ name, rdns }) => ({ name, rdns })),
      recommended: recommended?.wallets ?? null,
      count: recommended?.count ?? 0,
    }
  }),
  watchOnline: fromCallback<DirectoryEvent>(({ sendBack }) => platform.page.on('online', () => sendBack({ type: 'online' }))),
})
