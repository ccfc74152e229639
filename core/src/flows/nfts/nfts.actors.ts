import { fromPromise } from 'xstate'
import type { Nft } from '../../domain/token/nft.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { AskNfts } from './nfts.types.ts'

/** The page's own source is asked; without one there are none. */
export const nftsActors = ({ nfts }: Pick<Deps, 'nfts'>) => ({
  readNfts: fromPromise<readonly Nft[], AskNfts>(async ({ input, signal }) =>
    nfts === null ? [] : nfts(input.account, signal),
  ),
})
