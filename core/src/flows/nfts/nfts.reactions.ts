import type { Reactions } from '../../protocol/reactions.ts'
import type {} from './nfts.types.ts'

/** Nobody else is concerned. */
export const nftsReactions: Reactions<never> = {}
