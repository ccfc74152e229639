import type { Reactions } from '../../protocol/messages.ts'
import type { NftsInput } from './nfts.types.ts'

/** Nobody else is concerned. */
export const nftsReactions: Reactions<never, never, NftsInput> = {}
