import { fromPromise } from 'xstate'
import type { Nft } from '../../domain/token/nft.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { NftsRequest } from './nfts.types.ts'

export const nftsActors = ({ nfts }: Pick<Deps, 'nfts'>) => ({
  /** Calls the page's option `nfts`. Resolves with an empty list if the page does not set it. */
  readNfts: fromPromise<readonly Nft[], NftsRequest>(async ({ input, signal }) =>
    nfts === null ? [] : nfts(input.account, signal),
  ),
})
