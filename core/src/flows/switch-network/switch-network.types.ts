import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import type { KitEvent } from '../../protocol/events.ts'

/** `connectorId` is null when the namespace is not connected: then only our own active network changes. */
export type SwitchNetworkInput = {
  network: Network
  connectorId: string | null
  walletNetworkId: CaipNetworkId | null
}
/** `added`: the wallet was given the network already, so an unknown network is not offered twice. */
export type SwitchNetworkContext = SwitchNetworkInput & { added: boolean; problem: ErrorCode }
export type SwitchNetworkCommand = { type: 'cancel' } | { type: 'retry' }
export type SwitchNetworkEvent =
  | SwitchNetworkCommand
  | KitEvent<'account.lost' | 'account.disconnected'>
export type SwitchNetworkEmitted =
  | { type: 'switch.rejected' }
  | { type: 'switch.failed'; code: ErrorCode }
export type SwitchNetworkOutput =
  | { type: 'switched'; network: Network; connected: boolean }
  | { type: 'cancelled' }
export type AskSwitch = { network: Network; connectorId: string }

type Shown = { network: Network }
export type SwitchNetworkView = Shown &
  (
    | {
        step: 'switching' | 'adding' /** Nothing was heard for a while. */
        silent: boolean
        cancel(): void
      }
    | { step: 'refused'; retry(): void; cancel(): void }
    | { step: 'failed'; problem: ErrorCode; retry(): void; cancel(): void }
    | { step: 'switched' }
    /** Given up: the page is being left, and offers nothing any more. */
    | { step: 'cancelled' }
  )
