import { defineFlow } from '../../../protocol/define.ts'
import { multiChainInput } from './multi-chain.input.ts'
import { multiChainMachine } from './multi-chain.machine.ts'
import { multiChainReactions } from './multi-chain.reactions.ts'
import { multiChainView } from './multi-chain.view.ts'

export const connectMultiChain = defineFlow({
  id: 'connectMultiChain',
  machine: multiChainMachine,
  actors: () => ({}),
  input: multiChainInput,
  view: multiChainView,
  reactions: multiChainReactions,
  listens: ['account.connected', 'account.lost', 'account.disconnected', 'connector.found'],
})
