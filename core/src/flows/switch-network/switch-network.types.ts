import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { ErrorCause } from '../../errors/error-cause.ts'
import type { KitEvent } from '../../protocol/events.ts'

/**
 * `request`: `connect` if the login of the active namespace first connects the network's namespace
 * too; `confirm` if no wallet is connected and the visitor has to agree. `connectorId`: null without a
 * connected wallet; then only the kit's active network changes.
 */
export type SwitchNetworkInput = {
  network: Network
  request: 'switch' | 'connect' | 'confirm'
  connectorId: string | null
  walletNetworkId: CaipNetworkId | null
}
/**
 * `added`: the network has already been added to the wallet, and is not added again. `details`: of
 * the text of `problem`. `cause`: the wallet's own error.
 */
export type SwitchNetworkContext = SwitchNetworkInput & {
  added: boolean
  problem: ErrorCode
  details: Readonly<Record<string, string>>
  cause: ErrorCause | null
}
export type SwitchNetworkCommand =
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'retry' }
  | { type: 'skip' }
export type SwitchNetworkEvent =
  | SwitchNetworkCommand
  | KitEvent<'account.lost' | 'account.disconnected' | 'chain.changed'>
export type SwitchNetworkEmitted =
  /** The wallet is on the network, or no wallet is connected. */
  | { type: 'network.switched'; network: Network }
  /** The login connected the network's namespace. */
  | { type: 'namespace.connected'; connection: Connection }
  | { type: 'switch.rejected' }
  | ({ type: 'switch.failed'; code: ErrorCode } & Pick<SwitchNetworkContext, 'details' | 'cause'>)
/** `confirmed`: no wallet is connected, and the visitor agreed to the network. */
export type SwitchNetworkOutput =
  | { type: 'switched'; network: Network; connected: boolean; confirmed: boolean }
  | { type: 'cancelled' }
export type SwitchRequest = { network: Network; connectorId: string }

/** `confirming`: no wallet is connected. Only the network of the kit changes, once the visitor agrees. */
export type SwitchNetworkView = { network: Network } & (
  | { step: 'confirming'; confirm(): void; cancel(): void }
  | {
      step: 'switching' | 'adding'
      /** No response for 15 s. */
      unresponsive: boolean
      /** Sends the request again. */
      retry(): void
      cancel(): void
    }
  | { step: 'rejected'; retry(): void; cancel(): void }
  | {
      step: 'failed'
      problem: ErrorCode
      /** The wallet's own error, for the developer. Null if it threw none. */
      cause: ErrorCause | null
      retry(): void
      cancel(): void
    }
  /** `skip` closes the view at once. Null when it closes. */
  | { step: 'switched'; skip: (() => void) | null }
  /** The view is closing and has no commands. */
  | { step: 'cancelled' }
)
