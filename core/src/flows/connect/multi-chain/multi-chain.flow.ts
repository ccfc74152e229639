import type { FlowCode } from '../../../protocol/flow.ts'
import { multiChainInput } from './multi-chain.input.ts'
import { multiChainMachine } from './multi-chain.machine.ts'
import { multiChainReactions } from './multi-chain.reactions.ts'
import type {
  MultiChainFact,
  MultiChainInput,
  MultiChainOutput,
  MultiChainView,
} from './multi-chain.types.ts'
import { multiChainView } from './multi-chain.view.ts'

/** The code of the flow, loaded when it is first run. */
export const connectMultiChainCode = {
  id: 'connectMultiChain',
  chart: multiChainMachine,
  actors: () => ({}),
  inputFrom: multiChainInput,
  view: multiChainView,
  reactions: multiChainReactions,
} as unknown as FlowCode<MultiChainInput, MultiChainView, MultiChainFact, MultiChainOutput>
