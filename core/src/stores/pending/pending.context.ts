import { networkErrors } from '../../errors/areas/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { WatchedAccount } from '../../protocol/messages.ts'
import type { PendingContext } from './pending.types.ts'

/** Input of `countPending`. `own`: this kit's pending transfers. */
export type CountInput = WatchedAccount & { own: number }

export function countInput({ context: { watched, own } }: { context: PendingContext }): CountInput {
  if (watched === null) throw new KitError(networkErrors, 'network/not-found')
  return { ...watched, own }
}
