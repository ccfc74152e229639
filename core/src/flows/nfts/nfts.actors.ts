import { fromPromise } from 'xstate'
import type { World } from '../../contracts/world.ts'
import type { Nft } from '../../domain/nft.ts'
import type { AskNfts } from './nfts.types.ts'

/** The page's own source is asked; without one there are none. */
export const nftsActors = ({ nfts }: Pick<World, 'nfts'>) => ({
  readNfts: fromPromise<readonly Nft[], AskNfts>(async ({ input, signal }) =>
    nfts === null ? [] : nfts(input.account, signal),
  ),
})
