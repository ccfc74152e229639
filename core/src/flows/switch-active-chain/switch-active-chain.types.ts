import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'

/**
 * `network`: the chosen network; `from`: the active network; `wallet`: the wallet of the active
 * namespace. `connectorId`: the connector of that wallet in the namespace of `network`; null if it
 * has none there or its identity is disputed.
 */
export type SwitchActiveChainInput = {
  network: Network
  from: Network | null
  wallet: { name: string; icon: string | null } | null
  connectorId: string | null
}
export type SwitchActiveChainContext = SwitchActiveChainInput & {
  answer: 'connecting' | 'confirmed' | 'cancelled'
}
export type SwitchActiveChainCommand =
  | { type: 'confirm' }
  | { type: 'connect' }
  | { type: 'cancel' }
export type SwitchActiveChainEvent = SwitchActiveChainCommand
export type SwitchActiveChainEmitted = never
export type SwitchActiveChainOutput =
  | { type: 'connecting'; caipNetworkId: CaipNetworkId; connectorId: string }
  | { type: 'confirmed'; caipNetworkId: CaipNetworkId }
  | { type: 'cancelled' }

/** The confirmation and its commands. */
export type SwitchActiveChainView = SwitchActiveChainInput &
  (
    | {
        step: 'confirming'
        /** Opens the wallets of the namespace. */
        confirm(): void
        /**
         * Connects the connected wallet in the namespace too. Null if `connectorId` is null. In the
         * modal it opens its own view; on a page of your own, render `ConnectingExternal` with
         * `connectorId` and the namespace of `network`.
         */
        connect: (() => void) | null
        cancel(): void
      }
    /** The view is closing and has no commands. */
    | { step: 'connecting' | 'confirmed' | 'cancelled' }
  )
