import { fromPromise } from 'xstate'
import type { Nft } from '../../domain/token/nft.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { NftsRequest } from './nfts.types.ts'

export const nftsActors = ({ nfts }: Pick<Deps, 'nfts'>) => ({
  /** Reads from the page's own source. Resolves with an empty list without one. */
  readNfts: fromPromise<readonly Nft[], NftsRequest>(async ({ input, signal }) =>
    nfts === null ? [] : nfts(input.account, signal),
  ),
})
