import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { Namespace } from '../../../domain/caip/namespace.ts'
import type { Network } from '../../../domain/network/network.ts'
import type {
  PreparedTransfer,
  TransferEnd,
  TransferUpdate,
} from '../../../domain/transfer/transfer.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { ErrorCause } from '../../../errors/error-cause.ts'
import type { KitEvent, TransferEventType } from '../../../protocol/events.ts'

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
  /** Other networks to which the wallet changed since the request. */
  visited: readonly CaipNetworkId[]
  /** Where the transaction was found, or may have been sent, instead of its own network. */
  otherNetwork: Network | null
  /** The number of searches on other networks. */
  searches: number
}
/** An event that the machine raises for its other regions. */
export type RaisedEvent =
  /** The network knows the transaction, or does not. */
  | { type: 'observed' | 'unobserved' }
  /** A block contains the transaction, or no longer does. */
  | { type: 'blockFound' | 'blockLost' }
  /** The base fee exceeds what the transaction offers, or no longer does. */
  | { type: 'offerTooLow' | 'offerMet' }
export type TransferEvent =
  | TransferUpdate
  | { type: 'ended'; end: TransferEnd }
  /** Tracking failed: the network does not respond. */
  | { type: 'unreachable' }
  /** The wallet changed to another network. */
  | { type: 'chain.changed'; caipNetworkId: CaipNetworkId }
  | RaisedEvent
  /** The browser is online again. */
  | { type: 'online' }

/** The events of one transfer. Each names the namespace of its account (rule R16). */
export type TransferEmitted = KitEvent<TransferEventType>

/** The input of the actor that listens to the wallet. */
export type WatchWalletInput = { namespace: Namespace; connectorId: string }
/** The input of the search on other networks. */
export type LocateInput = TrackInput & { connectorId: string; visited: readonly CaipNetworkId[] }
/** The input of the tracking actor. */
export type TrackInput = { network: Network; prepared: PreparedTransfer; hash: string }
