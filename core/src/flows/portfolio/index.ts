import type { Flow } from '../../protocol/flow.ts'
import type { PortfolioEmitted, PortfolioInput, PortfolioView } from './portfolio.types.ts'

/**
 * Reads the holdings of an account and keeps them fresh while it runs. Starts for the active
 * namespace, or for another one with `{ namespace }`.
 */
export const portfolioFlow: Flow<PortfolioInput, PortfolioView, PortfolioEmitted, never> = {
  id: 'portfolio',
  load: async () => (await import('./portfolio.flow.ts')).portfolio,
}
export type { PortfolioEmitted, PortfolioInput, PortfolioView }
