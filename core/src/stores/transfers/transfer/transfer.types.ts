import type { Network } from '../../../domain/network/network.ts'
import type {
  PreparedTransfer,
  TransferEnd,
  TransferUpdate,
} from '../../../domain/transfer/transfer.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { ErrorCause } from '../../../errors/error-cause.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/** The wallet request of a transfer, exactly as the visitor reviewed it. */
export type SubmitInput = {
  id: string
  connectorId: string
  network: Network
  prepared: PreparedTransfer
}
/** `hash`: null until the wallet returns it. A transfer that starts with one is only tracked. */
export type TransferInput = SubmitInput & { hash: string | null }
export type TransferContext = TransferInput & {
  /** Hash of the transaction that replaced this one. Null if not replaced, or unknown. */
  replacement: string | null
  problem: ErrorCode | null
  /** The wallet's own error. */
  cause: ErrorCause | null
}
export type TransferEvent =
  | TransferUpdate
  | { type: 'ended'; end: TransferEnd }
  /** Tracking failed: the network does not respond. */
  | { type: 'unreachable' }
  /** Raised by the machine: the network knows the transaction, or does not. */
  | { type: 'observed' | 'unobserved' }
  /** Raised by the machine: a block contains the transaction, or no longer does. */
  | { type: 'blockFound' | 'blockLost' }
  /** The browser is online again. */
  | { type: 'online' }

/** The events of one transfer. Each names the namespace of its account (rule R16). */
export type TransferEmitted = KitEvent<
  | 'transfer.unresponsive'
  | 'transfer.sent'
  | 'transfer.rejected'
  | 'transfer.failed'
  | 'transfer.slow'
  | 'transfer.mismatched'
  | 'transfer.included'
  | 'transfer.reorganized'
  | 'transfer.confirmed'
  | 'transfer.reverted'
  | 'transfer.replaced'
  | 'transfer.dropped'
>

/** The input of the tracking actor. */
export type TrackInput = { network: Network; prepared: PreparedTransfer; hash: string }
