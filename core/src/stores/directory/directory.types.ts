import type { Namespace } from '../../domain/caip/namespace.ts'
import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { Messages } from '../../protocol/messages.ts'
import type { Resource } from '../../resource/resource.types.ts'

export type DirectoryInput = DirectoryQuery & {
  /** Whether the directory is available: it requires a project id. */
  directory: boolean
}
/**
 * `namespace`: the namespace of the last `load`. Null: all namespaces. `status` and `problem`: those
 * of the resource that reads the lists.
 */
export type DirectoryContext = DirectoryInput &
  DirectoryLists & { namespace: Namespace | null } & Pick<
    Resource<DirectoryLists>,
    'status' | 'problem'
  >
export type DirectoryEvent =
  | Messages['directory']
  | { type: 'lists.changed'; resource: Resource<DirectoryLists> }
/** The directory rejects the project id or the origin of the page. */
export type DirectoryEmitted = { type: 'directory.forbidden'; code: ErrorCode }
