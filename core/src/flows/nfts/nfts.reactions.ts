import type { Reactions } from '../../contracts/tell.ts'
import type { NftsInput } from './nfts.types.ts'

/** Nobody else is concerned. */
export const nftsReactions: Reactions<never, never, NftsInput> = {}
