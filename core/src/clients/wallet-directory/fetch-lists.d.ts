import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import type { WalletDirectory } from './wallet-directory.types.ts'
/** Featured, excluded and recommended wallets, asked side by side. Without one of the first two it has failed. */
export declare function fetchLists(
  wallets: WalletDirectory['wallets'],
  wanted: DirectoryQuery,
  signal: AbortSignal,
): Promise<DirectoryLists>
