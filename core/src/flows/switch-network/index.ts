import type { Flow } from '../../protocol/flow.ts'
import type { ViewData } from '../../protocol/kit-state.ts'
import type {
  SwitchNetworkEmitted,
  SwitchNetworkInput,
  SwitchNetworkOutput,
  SwitchNetworkView,
} from './switch-network.types.ts'

/** Switches to another network. */
export const switchNetworkFlow: Flow<
  SwitchNetworkInput,
  SwitchNetworkView,
  SwitchNetworkEmitted,
  SwitchNetworkOutput,
  ViewData['SwitchNetwork']
> = {
  id: 'switchNetwork',
  load: async () => (await import('./switch-network.flow.ts')).switchNetwork,
}
export type { SwitchNetworkEmitted, SwitchNetworkInput, SwitchNetworkOutput, SwitchNetworkView }
