import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Network } from '../../domain/network/network.ts'

/** `from`: the network that is active, if any; `wallet`: what its namespace is connected with. */
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

/** What the page may show that says which wallet is missing, and the only things it may do there. */
export type SwitchActiveChainView = SwitchActiveChainInput &
  (
    | { step: 'asking'; confirm(): void; cancel(): void }
    /** The page is being left, and offers nothing any more. */
    | { step: 'confirmed' | 'cancelled' }
  )
