import { assign, emit, setup } from 'xstate'
import type { AccountTab } from '../../domain/account/account-tabs.ts'
import { timeouts } from '../../domain/constants.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { tabsOf } from './portfolio.context.ts'
import type {
  PortfolioContext,
  PortfolioEmitted,
  PortfolioEvent,
  PortfolioInput,
} from './portfolio.types.ts'

type Args = { context: PortfolioContext; event: PortfolioEvent }

/** Whether the event concerns the namespace of this account. */
const isOwnNamespace = ({ context, event }: Args) =>
  'namespace' in event && event.namespace === context.namespace
/** Whether another namespace became active and the flow follows the active one. */
const isOtherNamespace = ({ context, event }: Args) =>
  context.follows === 'active' &&
  'activeNamespace' in event &&
  event.activeNamespace !== context.namespace
/** Whether the account has the selected tab. */
const hasTab = ({ context, event }: Args) =>
  event.type === 'select' && tabsOf(context).includes(event.tab)

const base = setup({
  types: {} as {
    context: PortfolioContext
    events: PortfolioEvent
    emitted: PortfolioEmitted
    input: PortfolioInput
  },
  guards: { isOwnNamespace, isOtherNamespace, hasTab },
  // Plus 1 ms: the cache still returns a value that is exactly `balanceCache` old.
  delays: { balanceCache: timeouts.balanceCache + 1 },
  actions: {
    setNamespace: assign(({ event }) =>
      'activeNamespace' in event ? { namespace: event.activeNamespace } : {},
    ),
    setActivity: assign(({ event }) =>
      event.type === 'features.changed' ? { activity: event.features.activity } : {},
    ),
    setTab: assign(({ context: { namespace, tabs }, event }) =>
      event.type === 'select' && namespace !== null
        ? { tabs: { ...tabs, [namespace]: event.tab } }
        : {},
    ),
    emitRequested: emit(({ context: { namespace }, event }) => ({
      type: 'portfolio.requested' as const,
      namespace,
      forced: event.type === 'refresh',
    })),
    emitTabSelected: emit(({ context: { namespace } }, { tab }: { tab: AccountTab }) => ({
      type: 'tab.selected' as const,
      namespace,
      tab,
    })),
  },
})

/**
 * Requests the holdings of an account at the start, every 30 s, when they become invalid, and when
 * another namespace becomes active.
 */
export const portfolioMachine = base.createMachine({
  id: 'portfolio',
  description: 'Keeps the holdings of an account up to date.',
  options: { maxIterations: 100 },
  context: ({ input }) => input,
  initial: 'requested',
  on: {
    refresh: '.requested',
    select: {
      guard: 'hasTab',
      actions: ['setTab', { type: 'emitTabSelected', params: ({ event }) => event }],
    },
    'features.changed': { actions: 'setActivity' },
    'holdings.invalidated': { guard: 'isOwnNamespace', target: '.requested' },
    'network.changed': { guard: 'isOtherNamespace', target: '.requested', actions: 'setNamespace' },
    'networks.changed': {
      guard: 'isOtherNamespace',
      target: '.requested',
      actions: 'setNamespace',
    },
  },
  states: {
    requested: {
      description:
        'Waits for the holdings. Requests them again every 30 s: the account store ignores a request while no wallet is connected.',
      entry: 'emitRequested',
      on: { 'holdings.settled': { guard: 'isOwnNamespace', target: 'idle' } },
      after: { balanceCache: { target: 'requested', reenter: true } },
    },
    idle: {
      description: 'The holdings were read less than 30 s ago, or reading them failed.',
      on: { 'holdings.settled': { guard: 'isOwnNamespace', target: 'idle', reenter: true } },
      after: { balanceCache: 'requested' },
    },
  },
} satisfies ConfigOf<typeof base>)
