import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../../domain/caip/namespace.ts'
import type { Connector, Wallet } from '../../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/**
 * `connector` is null when the wallet is not installed (any more); `known` is what is known of it then, where it can be got included.
 * `namespace`: where it is to be connected; null: wherever it is. `networks`: what each offered namespace is on.
 */
export type ExternalInput = {
  connectorId: string
  namespace: Namespace | null
  connector: Connector | null
  known: Wallet | null
  networks: ByNamespace<CaipNetworkId>
}
/** `attempt` tells a second try from a first: 1, 2, … */
export type ExternalContext = ExternalInput & {
  attempt: number
  problem: ErrorCode
  connection: Connection | null
}
export type ExternalCommand =
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'others' }
  | { type: 'download' }
export type ExternalEvent = ExternalCommand | KitEvent<'connector.found'>
export type ExternalEmitted =
  | { type: 'wallet.requested'; namespace: Namespace }
  | { type: 'wallet.connected'; connection: Connection }
  | { type: 'connection.rejected'; namespace: Namespace }
  | { type: 'connection.failed'; namespace: Namespace; code: ErrorCode }
  | { type: 'download.requested'; walletId: string; wallet: Wallet | null }
export type ExternalOutput =
  | { type: 'connected'; connection: Connection }
  | { type: 'cancelled'; namespace: Namespace | null }

export type AskWallet = {
  connector: Connector
  caipNetworkId: CaipNetworkId | null
  attempt: number
}

/** `namespace`: where it is asked for an account; null while nobody knows. */
type Shown = {
  wallet: { id: string; name: string; icon: string | null }
  namespace: Namespace | null
}
export type ExternalView = Shown &
  (
    | {
        step: 'asking' /** Nothing was heard for a while: say so. */
        silent: boolean
        cancel(): void
        retry(): void
      }
    | { step: 'refused'; retry(): void; others(): void }
    /** The wallet has an earlier request open: no second prompt is sent until the visitor asks for it. */
    | { step: 'pending'; retry(): void; others(): void }
    | { step: 'failed'; problem: ErrorCode; retry(): void; others(): void }
    | { step: 'missing'; download(): void; others(): void }
    | { step: 'connected'; address: string }
    /** Given up: the page is being left, and offers nothing any more. */
    | { step: 'cancelled' }
  )
