import type {
  TransferEntry,
  TransferReview,
  TransferStatus,
} from '../../domain/transfer/transfer.ts'
import type { KitEvents } from '../../protocol/events.ts'
import type { Messages } from '../../protocol/messages.ts'
import type { TransferEmitted } from './transfer/transfer.types.ts'

export type TransfersContext = {
  /** Newest first. */
  entries: readonly TransferEntry[]
  /**
   * Digests of wallet requests without an update yet, by transfer id. `submit` of a listed digest
   * fails with `send/already-asked` (fault I4). The first update of the transfer removes its
   * digest, even `transfer.unresponsive`.
   */
  requested: Readonly<Record<string, string>>
  /** Ids of transfers with a running machine: requested from the wallet, or tracked. */
  open: readonly string[]
}
export type TransfersEvent =
  | Messages['transfers']
  /** The machine of a transfer was started. */
  | { type: 'transfer.started'; id: string; entry: TransferEntry }
  | TransferEmitted
type WithDetails<Emitted> = Emitted extends TransferEmitted
  ? Emitted & { review: TransferReview | null; status: TransferStatus | null }
  : never
/**
 * The events of each transfer. `review`: null if nothing was requested from the wallet. `status`:
 * after the event; null as `review`.
 */
export type TransfersEmitted =
  | {
      type: 'transfer.requested'
      id: string
      namespace: KitEvents['transfer.sent']['namespace']
      review: TransferReview
    }
  | WithDetails<TransferEmitted>
