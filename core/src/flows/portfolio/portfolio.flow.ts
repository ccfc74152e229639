import type { SnapshotFrom } from 'xstate'
import { defineFlow } from '../../protocol/define.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { tabOf, tabsOf } from './portfolio.context.ts'
import { portfolioMachine } from './portfolio.machine.ts'
import type {
  PortfolioCommand,
  PortfolioData,
  PortfolioEmitted,
  PortfolioInput,
  PortfolioView,
} from './portfolio.types.ts'

/** Sends the account store the messages that read the holdings and store the selected tab. */
export const portfolioReactions: Reactions<PortfolioEmitted> = {
  'portfolio.requested': ({ namespace, forced }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'load', forced }],
  'tab.selected': ({ namespace, tab }) =>
    namespace === null ? [] : [{ to: 'account', namespace, type: 'tab.set', tab }],
}

/** The account of `data.namespace` if it is set, else of the active namespace. */
function portfolioInput(
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

/** Maps a snapshot to the tabs of the account, with the commands. */
export function portfolioView(
  { context }: SnapshotFrom<typeof portfolioMachine>,
  send: (command: PortfolioCommand) => void,
): PortfolioView {
  return {
    step: 'ready',
    namespace: context.namespace,
    tab: tabOf(context),
    tabs: tabsOf(context),
    refresh: () => send({ type: 'refresh' }),
    select: (tab) => send({ type: 'select', tab }),
  }
}

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
