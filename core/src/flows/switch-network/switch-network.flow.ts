import { defineFlow } from '../../protocol/define.ts'
import { switchNetworkActors } from './switch-network.actors.ts'
import { switchNetworkInput } from './switch-network.input.ts'
import { switchNetworkMachine } from './switch-network.machine.ts'
import { switchNetworkReactions } from './switch-network.reactions.ts'
import { switchNetworkView } from './switch-network.view.ts'

export const switchNetwork = defineFlow({
  id: 'switchNetwork',
  machine: switchNetworkMachine,
  actors: switchNetworkActors,
  input: switchNetworkInput,
  view: switchNetworkView,
  reactions: switchNetworkReactions,
  listens: ['account.lost', 'account.disconnected', 'chain.changed'],
})
