import { defineFlow } from '../../protocol/define.ts'
import { switchNetworkActors } from './switch-network.actors.ts'
import { switchNetworkInput } from './switch-network.input.ts'
import { switchNetworkMachine } from './switch-network.machine.ts'
import { switchNetworkReactions } from './switch-network.reactions.ts'
import { switchNetworkView } from './switch-network.view.ts'

export type {
  SwitchNetworkEmitted,
  SwitchNetworkInput,
  SwitchNetworkOutput,
  SwitchNetworkView,
} from './switch-network.types.ts'

/** Switches to another network. */
export const switchNetwork = defineFlow({
  id: 'switchNetwork',
  title: 'Switch network',
  area: 'network',
  views: ['SwitchNetwork'],
  single: true,
  machine: switchNetworkMachine,
  actors: switchNetworkActors,
  input: switchNetworkInput,
  view: switchNetworkView,
  reactions: switchNetworkReactions,
  listens: ['account.lost', 'account.disconnected', 'chain.changed'],
})
