import type { Reactions } from '../../protocol/reactions.ts'
import type { PortfolioEmitted } from './portfolio.types.ts'

/** Sends the account store the messages that read the holdings and store the selected tab. */
export const portfolioReactions: Reactions<PortfolioEmitted> = {
  'portfolio.requested': ({ namespace, forced }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'load', forced }],
  'tab.selected': ({ namespace, tab }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'tab.set', tab }],
}
