import { fromPromise } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { ListedWallets, WalletsRequest } from './all-wallets.types.ts'

/** Sends one directory request per page and per search. */
export const allWalletsActors = ({ directory }: Pick<Deps, 'directory'>) => ({
  loadPage: fromPromise<ListedWallets, WalletsRequest>(({ input, signal }) =>
    directory.wallets(input, signal),
  ),
  searchWallets: fromPromise<ListedWallets, WalletsRequest>(({ input, signal }) =>
    directory.wallets(input, signal),
  ),
})
