import type { Flow } from '../../protocol/flow.ts'
import type { ViewData } from '../../protocol/kit-state.ts'
import type {
  SwitchActiveChainEmitted,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/** Confirms the switch to a network whose namespace has no wallet yet. */
export const switchActiveChainFlow: Flow<
  SwitchActiveChainInput,
  SwitchActiveChainView,
  SwitchActiveChainEmitted,
  SwitchActiveChainOutput,
  ViewData['SwitchActiveChain']
> = {
  id: 'switchActiveChain',
  load: async () => (await import('./switch-active-chain.flow.ts')).switchActiveChain,
}
export type {
  SwitchActiveChainEmitted,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
}
