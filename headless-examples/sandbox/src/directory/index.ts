export type {
  Fault as DirectoryFault,
  LoggedRequest as DirectoryRequest,
} from '../faults/fault.types.ts'
export type {
  Directory,
  DirectoryEntry,
  DirectoryOptions,
  DirectorySettings,
  ListedWallet,
} from './directory.types.ts'
export { startDirectory } from './start-directory.ts'
export { phoneWallet } from './wallets/phone.ts'
