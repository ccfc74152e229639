import { limits } from '../../domain/constants.ts'
import type { PendingContext, PendingEvent } from './pending.types.ts'

type Args = { context: PendingContext; event: PendingEvent }

export const hasNoTarget = ({ event }: Args) => event.watched === null
export const isSameAccount = ({ context: { watched }, event }: Args) =>
  watched?.address === event.watched?.address &&
  watched?.network.caipNetworkId === event.watched?.network.caipNetworkId
/** Counting continues until 99 pending transactions were counted. */
export const isBelowLimit = (seen: number): boolean => seen < limits.pendingTransactions
export const hasReachedLimit = ({ context }: Pick<Args, 'context'>, found: number) =>
  !isBelowLimit(context.seen + found)
export const hasPending = (_: unknown, found: number) => found > 0
