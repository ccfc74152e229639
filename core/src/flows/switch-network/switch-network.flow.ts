import type { FlowCode } from '../../protocol/flow.ts'
import { switchNetworkActors } from './switch-network.actors.ts'
import { switchNetworkInput } from './switch-network.input.ts'
import { switchNetworkMachine } from './switch-network.machine.ts'
import { switchNetworkReactions } from './switch-network.reactions.ts'
import type {
  SwitchNetworkFact,
  SwitchNetworkInput,
  SwitchNetworkOutput,
  SwitchNetworkView,
} from './switch-network.types.ts'
import { switchNetworkView } from './switch-network.view.ts'

/** The code of the flow, loaded when it is first run. */
export const switchNetworkCode = {
  id: 'switchNetwork',
  chart: switchNetworkMachine,
  actors: switchNetworkActors,
  inputFrom: switchNetworkInput,
  view: switchNetworkView,
  reactions: switchNetworkReactions,
} as unknown as FlowCode<
  SwitchNetworkInput,
  SwitchNetworkView,
  SwitchNetworkFact,
  SwitchNetworkOutput
>
