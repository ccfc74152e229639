import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  MultiChainEmitted,
  MultiChainInput,
  MultiChainOutput,
  MultiChainView,
  MultiChainWay,
} from './multi-chain.types.ts'

/** Choosing where a wallet that is there for several namespaces is connected. */
export const connectMultiChainFlow: Flow<
  MultiChainInput,
  MultiChainView,
  MultiChainEmitted,
  MultiChainOutput,
  ViewData['ConnectingMultiChain']
> = {
  id: 'connectMultiChain',
  load: async () => (await import('./multi-chain.flow.ts')).connectMultiChain,
}
export type { MultiChainEmitted, MultiChainInput, MultiChainOutput, MultiChainView, MultiChainWay }
