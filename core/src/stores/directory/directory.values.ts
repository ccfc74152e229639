import type { WantedLists } from '../../domain/wallet/directory-lists.ts'
import type { DirectoryContext } from './directory.types.ts'

/** What is asked: of one namespace only its networks count. */
export function listsInput({ context }: { context: DirectoryContext }): WantedLists {
  const { featuredIds, includeIds, excludeIds, chains, namespace } = context
  const wanted = namespace === null ? chains : chains.filter((id) => id.startsWith(`${namespace}:`))
  return { featuredIds, includeIds, excludeIds, chains: wanted }
}
