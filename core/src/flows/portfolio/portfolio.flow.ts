import type { FlowCode } from '../../protocol/flow.ts'
import { portfolioInput } from './portfolio.input.ts'
import { portfolioMachine } from './portfolio.machine.ts'
import { portfolioReactions } from './portfolio.reactions.ts'
import type { PortfolioFact, PortfolioInput, PortfolioView } from './portfolio.types.ts'
import { portfolioView } from './portfolio.view.ts'

/** The code of the flow, loaded when it is first run. */
export const portfolioCode = {
  id: 'portfolio',
  chart: portfolioMachine,
  actors: () => ({}),
  inputFrom: portfolioInput,
  view: portfolioView,
  reactions: portfolioReactions,
} as unknown as FlowCode<PortfolioInput, PortfolioView, PortfolioFact, never>
