import type { Flow } from '../../protocol/flow.ts'
import type { ViewData } from '../../protocol/kit-state.ts'
import type {
  SwitchNetworkFact,
  SwitchNetworkInput,
  SwitchNetworkOutput,
  SwitchNetworkView,
} from './switch-network.types.ts'

/** Moving to another network. */
export const switchNetworkFlow: Flow<
  SwitchNetworkInput,
  SwitchNetworkView,
  SwitchNetworkFact,
  SwitchNetworkOutput,
  ViewData['SwitchNetwork']
> = {
  id: 'switchNetwork',
  load: async () => (await import('./switch-network.flow.ts')).switchNetworkCode,
}
export type { SwitchNetworkFact, SwitchNetworkInput, SwitchNetworkOutput, SwitchNetworkView }
