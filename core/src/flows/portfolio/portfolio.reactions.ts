import type { Reactions } from '../../protocol/messages.ts'
import type { PortfolioFact, PortfolioInput } from './portfolio.types.ts'

/** The account reads what is wanted of it, and remembers where it was left. */
export const portfolioReactions: Reactions<PortfolioFact, never, PortfolioInput> = {
  'portfolio.wanted': ({ namespace, forced }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'want', forced }],
  'tab.selected': ({ namespace, tab }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'tab', tab }],
}
