import type { DirectoryLists, WantedLists } from '../../domain/directory-lists.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

export type DirectoryInput = WantedLists & {
  /** Whether it can be asked at all. */
  directory: boolean
  /** The page brings wallets of its own: nothing is recommended beside them. */
  customWallets: boolean
}
export type DirectoryContext = DirectoryInput & DirectoryLists
export type DirectoryEvent =
  | { type: 'want' }
  /** The browser has a network again. */
  | { type: 'online' }
/** The service does not take this project, or this page. */
export type DirectoryFact = { type: 'directory.refused'; code: ErrorCode }
