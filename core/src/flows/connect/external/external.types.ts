import type { Connection } from '../../../domain/account/account.ts'
import type { CaipNetworkId } from '../../../domain/caip/caip.ts'
import type { ByNamespace, Namespace } from '../../../domain/caip/namespace.ts'
import type { Connector, Wallet } from '../../../domain/wallet/wallet.ts'
import type { ErrorCode } from '../../../errors/catalogue.ts'
import type { ErrorCause } from '../../../errors/error-cause.ts'
import type { KitEvent } from '../../../protocol/events.ts'

/**
 * `connector`: null if the wallet is not installed. `knownWallet`: the wallet's entry in a list,
 * which may have install links. `namespace`: the namespace to connect; null allows any. `networks`:
 * the current network of each offered namespace.
 */
export type ExternalInput = {
  connectorId: string
  namespace: Namespace | null
  connector: Connector | null
  knownWallet: Wallet | null
  networks: ByNamespace<CaipNetworkId>
}
/** `attempt` starts at 1. `cause`: the wallet's own error. */
export type ExternalContext = ExternalInput & {
  attempt: number
  problem: ErrorCode
  cause: ErrorCause | null
  connection: Connection | null
}
export type ExternalCommand =
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'chooseAnother' }
  | { type: 'download' }
  | { type: 'skip' }
export type ExternalEvent = ExternalCommand | KitEvent<'connector.found'>
export type ExternalEmitted =
  /** The flow has started. `installed`: the wallet is in this browser. */
  | { type: 'wallet.selected'; name: string; installed: boolean }
  | { type: 'wallet.requested'; namespace: Namespace }
  | { type: 'wallet.connected'; connection: Connection; name: string }
  | { type: 'connection.rejected'; namespace: Namespace }
  /** The wallet failed, or was found to be missing. */
  | { type: 'connection.failed'; namespace: Namespace; code: ErrorCode }
  | { type: 'download.requested'; walletId: string; wallet: Wallet | null }
export type ExternalOutput =
  | { type: 'connected'; connection: Connection }
  | { type: 'cancelled'; namespace: Namespace | null }

export type AccountsRequest = {
  connector: Connector
  caipNetworkId: CaipNetworkId | null
  attempt: number
}

/** `namespace`: the namespace that is being connected; null while it is unknown. */
type CommonFields = {
  wallet: { id: string; name: string; icon: string | null }
  namespace: Namespace | null
}
export type ExternalView = CommonFields &
  (
    | {
        step: 'requesting'
        /** The wallet has not responded for 15 s. The request stays open. */
        unresponsive: boolean
        cancel(): void
        retry(): void
      }
    | { step: 'rejected'; retry(): void; chooseAnother(): void }
    /** The wallet has an earlier request open. `retry` sends another one (fault B7). */
    | { step: 'requestPending'; retry(): void; chooseAnother(): void }
    | {
        step: 'failed'
        problem: ErrorCode
        /** The wallet's own error, for the developer. Null if it threw none. */
        cause: ErrorCause | null
        retry(): void
        chooseAnother(): void
      }
    | {
        step: 'notInstalled'
        /** Opens the downloads. Null if the wallet has no install link. */
        download: (() => void) | null
        chooseAnother(): void
      }
    /** `skip` closes the modal at once. Null when it closes. */
    | { step: 'connected'; address: string; skip: (() => void) | null }
    /** The flow ended; no command is left. */
    | { step: 'cancelled' }
  )
