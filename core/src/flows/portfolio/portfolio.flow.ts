import { defineFlow } from '../../protocol/define.ts'
import { portfolioInput } from './portfolio.input.ts'
import { portfolioMachine } from './portfolio.machine.ts'
import { portfolioReactions } from './portfolio.reactions.ts'
import { portfolioView } from './portfolio.view.ts'

export type { PortfolioEmitted, PortfolioInput, PortfolioView } from './portfolio.types.ts'

/**
 * Keeps the holdings of an account up to date while the flow runs. The account is that of the
 * active namespace, or of `namespace` if the flow is started with `{ namespace }`.
 */
export const portfolio = defineFlow({
  id: 'portfolio',
  title: 'Portfolio',
  area: 'account',
  views: ['Account'],
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
