import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'

/**
 * `network`: the chosen network; `from`: the active network; `wallet`: the wallet of the active
 * namespace.
 */
export type SwitchActiveChainInput = {
  network: Network
  from: Network | null
  wallet: { name: string; icon: string | null } | null
}
export type SwitchActiveChainContext = SwitchActiveChainInput & {
  answer: 'confirmed' | 'cancelled'
}
export type SwitchActiveChainCommand = { type: 'confirm' } | { type: 'cancel' }
export type SwitchActiveChainEvent = SwitchActiveChainCommand
export type SwitchActiveChainEmitted = never
export type SwitchActiveChainOutput =
  | { type: 'confirmed'; caipNetworkId: CaipNetworkId }
  | { type: 'cancelled' }

/** The confirmation and its commands. */
export type SwitchActiveChainView = SwitchActiveChainInput &
  (
    | { step: 'confirming'; confirm(): void; cancel(): void }
    /** The view is closing and has no commands. */
    | { step: 'confirmed' | 'cancelled' }
  )
