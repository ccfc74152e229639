import { defineFlow } from '../../protocol/define.ts'
import { switchActiveChainInput } from './switch-active-chain.input.ts'
import { switchActiveChainMachine } from './switch-active-chain.machine.ts'
import { switchActiveChainReactions } from './switch-active-chain.reactions.ts'
import { switchActiveChainView } from './switch-active-chain.view.ts'

export type {
  SwitchActiveChainEmitted,
  SwitchActiveChainInput,
  SwitchActiveChainOutput,
  SwitchActiveChainView,
} from './switch-active-chain.types.ts'

/** Confirms the switch to a network whose namespace has no wallet yet. */
export const switchActiveChain = defineFlow({
  id: 'switchActiveChain',
  title: 'Switch active chain',
  area: 'network',
  views: ['SwitchActiveChain'],
  machine: switchActiveChainMachine,
  actors: () => ({}),
  input: switchActiveChainInput,
  view: switchActiveChainView,
  reactions: switchActiveChainReactions,
  listens: [],
})
