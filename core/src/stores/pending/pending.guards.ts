import { limits } from '../../domain/constants.ts'
import type { PendingContext, PendingEvent } from './pending.types.ts'

type Args = { context: PendingContext; event: PendingEvent }

export const isNobody = ({ event }: Args) => event.watched === null
export const isSame = ({ context: { watched }, event }: Args) =>
  watched?.address === event.watched?.address &&
  watched?.network.caipNetworkId === event.watched?.network.caipNetworkId
/** Fewer than 99 were seen (specification, section 9). */
export const keepsWatching = (seen: number): boolean => seen < limits.pendingTransactions
export const isEnough = ({ context }: Pick<Args, 'context'>, found: number) =>
  !keepsWatching(context.seen + found)
export const isFound = (_: unknown, found: number) => found > 0
