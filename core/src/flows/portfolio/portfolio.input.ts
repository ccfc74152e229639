import type { KitState } from '../../protocol/kit-state.ts'
import type { PortfolioInput } from './portfolio.types.ts'

/** The account of `data.namespace` if it is set, else of the active namespace. */
export function portfolioInput(
  { network, accounts, config }: KitState,
  data: unknown,
): PortfolioInput {
  const requestedNamespace =
    data !== null &&
    typeof data === 'object' &&
    'namespace' in data &&
    typeof data.namespace === 'string'
      ? data.namespace
      : null
  return {
    namespace: requestedNamespace ?? network.activeNamespace,
    follows: requestedNamespace === null ? 'active' : 'named',
    tabs: Object.fromEntries(
      Object.values(accounts).map(({ namespace, currentTab }) => [namespace, currentTab]),
    ),
    history: config.features.history,
  }
}
