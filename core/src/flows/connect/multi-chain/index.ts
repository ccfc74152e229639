import type { Flow } from '../../../protocol/flow.ts'
import type { ViewData } from '../../../protocol/kit-state.ts'
import type {
  MultiChainConnector,
  MultiChainEmitted,
  MultiChainInput,
  MultiChainOutput,
  MultiChainView,
} from './multi-chain.types.ts'

/** Chooses the namespace in which a wallet with several connectors is connected. */
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
export type {
  MultiChainConnector,
  MultiChainEmitted,
  MultiChainInput,
  MultiChainOutput,
  MultiChainView,
}
