import { defineFlow } from '../../protocol/define.ts'
import { switchActiveChainInput } from './switch-active-chain.input.ts'
import { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import { switchActiveChainReactions } from './switch-active-chain.reactions.ts'
import { switchActiveChainView } from './switch-active-chain.view.ts'

export const switchActiveChain = defineFlow({
  id: 'switchActiveChain',
  machine: switchActiveChainMachine,
  actors: () => ({}),
  input: switchActiveChainInput,
  view: switchActiveChainView,
  reactions: switchActiveChainReactions,
  listens: [],
})
