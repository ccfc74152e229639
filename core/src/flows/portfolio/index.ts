import type { Flow } from '../../protocol/flow.ts'
import type { PortfolioEmitted, PortfolioInput, PortfolioView } from './portfolio.types.ts'

/** Looking at what an account holds: it is read, and kept fresh, while this runs. Begun with `{ namespace }` for one that is not the active one. */
export const portfolioFlow: Flow<PortfolioInput, PortfolioView, PortfolioEmitted, never> = {
  id: 'portfolio',
  load: async () => (await import('./portfolio.flow.ts')).portfolio,
}
export type { PortfolioEmitted, PortfolioInput, PortfolioView }
