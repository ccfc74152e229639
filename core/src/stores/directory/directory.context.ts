import type { DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { DirectoryContext } from './directory.types.ts'

/** The key of the lists. With a namespace, only its networks are sent. */
export function listsInput(context: DirectoryContext): DirectoryQuery {
  const { featuredIds, includeIds, excludeIds, chains, namespace } = context
  const offeredChains =
    namespace === null ? chains : chains.filter((id) => id.startsWith(`${namespace}:`))
  return { featuredIds, includeIds, excludeIds, chains: offeredChains }
}
