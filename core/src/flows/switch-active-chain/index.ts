import type { Flow } from '../../contracts/flow.ts'
import type {
  SwitchActiveChainFact,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/** To a network whose namespace has no wallet yet. */
export const switchActiveChainFlow: Flow<SwitchActiveChainInput, SwitchActiveChainView, SwitchActiveChainFact, SwitchActiveChainOutput> = {
  id: 'switchActiveChain',
  load: async () => (await import('./switch-active-chain.flow.ts')).switchActiveChainCode,
}
export type { SwitchActiveChainFact, SwitchActiveChainInput, SwitchActiveChainOutput, SwitchActiveChainView }
