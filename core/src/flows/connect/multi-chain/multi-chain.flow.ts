import { defineFlow } from '../../../protocol/define.ts'
import { multiChainInput } from './multi-chain.input.ts'
import { multiChainMachine } from './multi-chain.machine.ts'
import { multiChainReactions } from './multi-chain.reactions.ts'
import { multiChainView } from './multi-chain.view.ts'

export type {
  MultiChainConnector,
  MultiChainEmitted,
  MultiChainInput,
  MultiChainOutput,
  MultiChainView,
} from './multi-chain.types.ts'

/** Chooses the namespace in which a wallet with several connectors is connected. */
export const connectMultiChain = defineFlow({
  id: 'connectMultiChain',
  title: 'Choose a namespace of a wallet',
  area: 'connect',
  views: ['ConnectingMultiChain'],
  option: 'enableWallets',
  machine: multiChainMachine,
  actors: () => ({}),
  input: multiChainInput,
  view: multiChainView,
  reactions: multiChainReactions,
  listens: ['account.connected', 'account.lost', 'account.disconnected', 'connector.found'],
})
