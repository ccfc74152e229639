import type { Flow } from '../../protocol/flow.ts'
import type {
  PortfolioData,
  PortfolioEmitted,
  PortfolioInput,
  PortfolioView,
} from './portfolio.types.ts'

/**
 * Keeps the holdings of an account up to date while the flow runs. The account is that of the
 * active namespace, or of `namespace` if the flow is started with `{ namespace }`.
 */
export const portfolioFlow: Flow<
  PortfolioInput,
  PortfolioView,
  PortfolioEmitted,
  never,
  PortfolioData
> = {
  id: 'portfolio',
  load: async () => (await import('./portfolio.flow.ts')).portfolio,
}
export type { PortfolioEmitted, PortfolioInput, PortfolioView }
