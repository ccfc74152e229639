import { limits } from '../../domain/constants.ts'
import type { PendingContext, PendingEvent } from './pending.types.ts'

type Args = { context: PendingContext; event: PendingEvent }

export const hasNoTarget = ({ event }: Args) => event.watched === null
export const isSameAccount = ({ context: { watched }, event }: Args) =>
  watched?.address === event.watched?.address &&
  watched?.network.caipNetworkId === event.watched?.network.caipNetworkId
/** Whether fewer than 99 pending transactions were counted, so that counting continues. */
export const isBelowLimit = (counted: number): boolean => counted < limits.pendingTransactions
export const hasReachedLimit = ({ context }: Pick<Args, 'context'>, count: number) =>
  !isBelowLimit(context.counted + count)
export const hasPending = (_: unknown, count: number) => count > 0
