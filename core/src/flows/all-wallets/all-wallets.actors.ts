import { fromPromise } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { AskWallets, ListedWallets } from './all-wallets.types.ts'

/** The directory is asked once a page and once a question. */
export const allWalletsActors = ({ directory }: Pick<Deps, 'directory'>) => ({
  readPage: fromPromise<ListedWallets, AskWallets>(({ input, signal }) =>
    directory.wallets(input, signal),
  ),
  searchWallets: fromPromise<ListedWallets, AskWallets>(({ input, signal }) =>
    directory.wallets(input, signal),
  ),
})
