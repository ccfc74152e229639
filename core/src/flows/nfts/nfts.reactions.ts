import type { Reactions } from '../../protocol/reactions.ts'

/** The flow emits no events. */
export const nftsReactions: Reactions<never> = {}
