import type { Namespace } from '../../domain/caip/namespace.ts'
import type { DirectoryLists, WantedLists } from '../../domain/wallet/directory-lists.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

export type DirectoryInput = WantedLists & {
  /** Whether it can be asked at all. */
  directory: boolean
  /** The page brings wallets of its own: nothing is recommended beside them. */
  customWallets: boolean
}
/** `namespace`: the one whose wallets were asked for last; null: those of all. */
export type DirectoryContext = DirectoryInput & DirectoryLists & { namespace: Namespace | null }
export type DirectoryEvent =
  | { type: 'want'; namespace: Namespace | null }
  /** The browser has a network again. */
  | { type: 'online' }
/** The service does not take this project, or this page. */
export type DirectoryFact = { type: 'directory.refused'; code: ErrorCode }
