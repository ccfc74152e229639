import type { FlowCode } from '../../protocol/flow.ts'
import { switchActiveChainInput } from './switch-active-chain.input.ts'
import { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import { switchActiveChainReactions } from './switch-active-chain.reactions.ts'
import type {
  SwitchActiveChainFact,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'
import { switchActiveChainView } from './switch-active-chain.view.ts'

/** The code of the flow, loaded when it is first run. */
export const switchActiveChainCode = {
  id: 'switchActiveChain',
  chart: switchActiveChainMachine,
  actors: () => ({}),
  inputFrom: switchActiveChainInput,
  view: switchActiveChainView,
  reactions: switchActiveChainReactions,
} as unknown as FlowCode<
  SwitchActiveChainInput,
  SwitchActiveChainView,
  SwitchActiveChainFact,
  SwitchActiveChainOutput
>
