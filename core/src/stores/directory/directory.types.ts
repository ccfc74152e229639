import type { Namespace } from '../../domain/caip/namespace.ts'
import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Messages } from '../../protocol/messages.ts'

export type DirectoryInput = DirectoryQuery & {
  /** Whether the directory is available: it requires a project id. */
  directory: boolean
}
/** `namespace`: the namespace of the last `load`. Null: all namespaces. */
export type DirectoryContext = DirectoryInput & DirectoryLists & { namespace: Namespace | null }
export type DirectoryEvent =
  | Messages['directory']
  /** The browser is online again. */
  | { type: 'online' }
/** The directory rejects the project id or the origin of the page. */
export type DirectoryEmitted = { type: 'directory.forbidden'; code: ErrorCode }
