import type { Namespace } from '../../domain/caip/namespace.ts'
import type { TransferEntry } from '../../domain/transfer/transfer.ts'
import type { TransferFact, TransferInput } from './transfer/transfer.types.ts'

export type TransfersContext = {
  /** Newest first. */
  entries: readonly TransferEntry[]
  /** What wallets were asked just now and have not answered: digests by id. The same is not asked twice (fault case I4). */
  asked: Readonly<Record<string, string>>
  /** Ids of those that a wallet has, or that are followed on their chain. */
  open: readonly string[]
  /** Ids of those that nobody waits for on a page any more. */
  left: readonly string[]
}
export type TransfersEvent =
  | ({ type: 'submit' } & TransferInput)
  | { type: 'leave'; id: string }
  | { type: 'dismiss'; id: string }
  | { type: 'transfer.begun'; id: string; entry: TransferEntry }
  | TransferFact
type Told<Fact> = Fact extends TransferFact ? Fact & { left: boolean } : never
/** `left`: nobody waits for it on a page. */
export type TransfersFact =
  | { type: 'transfer.handed'; id: string; namespace: Namespace }
  | Told<TransferFact>
