import type { KitState } from '../../protocol/kit-state.ts'
import type { PortfolioData, PortfolioInput } from './portfolio.types.ts'

/** The account of `data.namespace` if it is set, else of the active namespace. */
export function portfolioInput(
  { network, accounts, config }: KitState,
  data: PortfolioData,
): PortfolioInput {
  // A page without TypeScript may pass a namespace that is not a text.
  const requestedNamespace = typeof data?.namespace === 'string' ? data.namespace : null
  return {
    namespace: requestedNamespace ?? network.activeNamespace,
    follows: requestedNamespace === null ? 'active' : 'named',
    tabs: Object.fromEntries(
      Object.values(accounts).map(({ namespace, currentTab }) => [namespace, currentTab]),
    ),
    activity: config.remoteFeatures?.activity ?? false,
    directory: config.directory,
    nftSource: config.nftSource,
  }
}
