import { KitError } from '../../errors/kit-error.ts'
import type { WatchedAccount } from '../../protocol/messages.ts'
import type { PendingContext } from './pending.types.ts'

/** What is looked for: the account, and what is known of it here. */
export type Look = WatchedAccount & { own: number }

export function lookInput({ context: { watched, own } }: { context: PendingContext }): Look {
  if (watched === null) throw new KitError('network/not-found')
  return { ...watched, own }
}
