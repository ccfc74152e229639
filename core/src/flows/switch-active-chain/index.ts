import type { Flow } from '../../protocol/flow.ts'
import type { ViewData } from '../../protocol/kit-state.ts'
import type {
  SwitchActiveChainFact,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/** To a network whose namespace has no wallet yet. */
export const switchActiveChainFlow: Flow<
  SwitchActiveChainInput,
  SwitchActiveChainView,
  SwitchActiveChainFact,
  SwitchActiveChainOutput,
  ViewData['SwitchActiveChain']
> = {
  id: 'switchActiveChain',
  load: async () => (await import('./switch-active-chain.flow.ts')).switchActiveChainCode,
}
export type {
  SwitchActiveChainFact,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
}
