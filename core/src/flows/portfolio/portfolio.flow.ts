import { defineFlow } from '../../protocol/define.ts'
import { portfolioInput } from './portfolio.input.ts'
import { portfolioMachine } from './portfolio.machine.ts'
import { portfolioReactions } from './portfolio.reactions.ts'
import { portfolioView } from './portfolio.view.ts'

export const portfolio = defineFlow({
  id: 'portfolio',
  machine: portfolioMachine,
  actors: () => ({}),
  input: portfolioInput,
  view: portfolioView,
  reactions: portfolioReactions,
  listens: [
    'features.changed',
    'holdings.invalidated',
    'holdings.settled',
    'network.changed',
    'networks.changed',
  ],
})
