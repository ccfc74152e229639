import type { WatchedAccount } from '../../protocol/messages.ts'
import type { PendingContext } from './pending.types.ts'
/** Input of `countPending`. `own`: this kit's pending transfers. */
export type CountInput = WatchedAccount & {
  own: number
}
export declare function countInput({
  context: { watched, own },
}: {
  context: PendingContext
}): CountInput
