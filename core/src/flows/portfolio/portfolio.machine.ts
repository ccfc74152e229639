import { assign, emit, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './portfolio.guards.ts'
import type {
  PortfolioContext,
  PortfolioEmitted,
  PortfolioEvent,
  PortfolioInput,
} from './portfolio.types.ts'

const base = setup({
  types: {} as {
    context: PortfolioContext
    events: PortfolioEvent
    emitted: PortfolioEmitted
    input: PortfolioInput
  },
  guards,
  // what is exactly as old as its cache allows is still good
  delays: { balanceCache: timeouts.balanceCache + 1 },
  actions: {
    follow: assign(({ event }) =>
      'activeNamespace' in event ? { namespace: event.activeNamespace } : {},
    ),
    keepTab: assign(({ context: { namespace, tabs }, event }) =>
      event.type === 'select' && namespace !== null
        ? { tabs: { ...tabs, [namespace]: event.tab } }
        : {},
    ),
    tellWanted: emit(({ context: { namespace }, event }) => ({
      type: 'portfolio.requested' as const,
      namespace,
      forced: event.type === 'refresh',
    })),
    tellTab: emit(({ context: { namespace }, event }) => ({
      type: 'tab.selected' as const,
      namespace,
      tab: event.type === 'select' ? event.tab : 'tokens',
    })),
  },
})

/** Somebody looks at an account: what it holds is wanted when they begin, again whenever it became another, and every 30 s. */
export const portfolioMachine = base.createMachine({
  id: 'portfolio',
  description: 'An account is looked at.',
  options: { maxIterations: 100 },
  context: ({ input }) => input,
  initial: 'wanting',
  on: {
    refresh: '.wanting',
    select: { guard: 'hasTab', actions: ['keepTab', 'tellTab'] },
    'holdings.invalidated': { guard: 'isIts', target: '.wanting' },
    'network.changed': { guard: 'isElsewhere', target: '.wanting', actions: 'follow' },
    'networks.changed': { guard: 'isElsewhere', target: '.wanting', actions: 'follow' },
  },
  states: {
    wanting: {
      description: 'It was asked for; where no account is connected nothing answers.',
      entry: 'tellWanted',
      on: { 'holdings.settled': { guard: 'isIts', target: 'resting' } },
      after: { balanceCache: { target: 'wanting', reenter: true } },
    },
    resting: {
      description: 'It was read just now, or could not be.',
      on: { 'holdings.settled': { guard: 'isIts', target: 'resting', reenter: true } },
      after: { balanceCache: 'wanting' },
    },
  },
} satisfies ConfigOf<typeof base>)
