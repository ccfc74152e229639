export type {
  Directory,
  DirectoryEntry,
  DirectoryFault,
  DirectoryOptions,
  DirectoryRequest,
  DirectorySettings,
  ListedWallet,
} from './directory.types.ts'
export { startDirectory } from './start-directory.ts'
export { phoneWallet } from './wallets/phone.ts'
