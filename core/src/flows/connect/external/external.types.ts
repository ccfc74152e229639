import type { Connection } from '../../../domain/account.ts'
import type { CaipNetworkId } from '../../../domain/caip.ts'
import type { Connector } from '../../../domain/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'

/** `connector` is null when the wallet is not installed (any more). */
export type ExternalInput = { connectorId: string; connector: Connector | null; caipNetworkId: CaipNetworkId | null }
export type ExternalContext = ExternalInput & { attempt: number; problem: ErrorCode | null; connection: Connection | null }
export type ExternalEvent =
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'others' }
  | { type: 'download' }
  | { type: 'connector.found'; connector: Connector }
export type ExternalFact =
  | { type: 'connection.refused' }
  | { type: 'connection.failed'; code: ErrorCode }
  | { type: 'download.wanted'; connectorId: string }
export type ExternalOutput = { type: 'connected'; connection: Connection; connector: Connector } | { type: 'cancelled' }

type Shown = { wallet: { id: string; name: string; icon: string | null } }
export type ExternalView = Shown &
  (
    | { step: 'asking'; /** ms of silence passed: say so */ silent: boolean; cancel(): void; retry(): void }
    | { step: 'refused'; retry(): void; others(): void }
    /** The wallet has an earlier request open: no second prompt is sent until the visitor asks for it. */
    | { step: 'pending'; retry(): void; others(): void }
    | { step: 'failed'; problem: ErrorCode; retry(): void; others(): void }
    | { step: 'missing'; download(): void; others(): void }
    | { step: 'connected'; address: string }
  )
