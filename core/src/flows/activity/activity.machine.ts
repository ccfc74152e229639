import { fromCallback, setup } from 'xstate'
import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import { dataErrors } from '../../errors/areas/data.ts'
import { KitError } from '../../errors/kit-error.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import * as actions from './activity.actions.ts'
import { hasFailed, hasNextPage } from './activity.context.ts'
import type * as T from './activity.types.ts'
import type { ActivityContext, ActivityEvent } from './activity.types.ts'

type Args = { context: ActivityContext; event: ActivityEvent }

const hasAccount = ({ context }: Pick<Args, 'context'>) => activeAccount(context) !== null
const isOff = ({ context }: Pick<Args, 'context'>) => !context.enabled
/** Whether the event turns the activity on or off. */
const isOtherSetting = ({ context, event }: Args) =>
  event.type === 'features.changed' && event.features.activity !== context.enabled
/** Whether the event changes the active account or its network. */
const isOtherAccount = ({ context, event }: Args) =>
  activeAccount(applyAccountEvent(context, event)) !== activeAccount(context)
/** Whether a read has failed and the failure is not reported yet. */
const isNewFailure = ({ context, event }: Args) =>
  event.type === 'activity.changed' && event.resource.problem !== null && !context.reported

function accountInput({ context }: { context: T.ActivityContext }): CaipAddress {
  const account = activeAccount(context)
  if (account === null) throw new KitError(dataErrors, 'data/history-without-address')
  return account
}

const base = setup({
  types: {} as {
    context: T.ActivityContext
    events: T.ActivityEvent
    emitted: T.ActivityEmitted
    input: T.ActivityInput
  },
  guards: {
    hasAccount,
    isOff,
    isOtherSetting,
    isOtherAccount,
    isNewFailure,
    hasNextPage: ({ context }) => hasNextPage(context),
    hasFailed: ({ context }) => hasFailed(context),
  },
  actors: {
    readList: fromCallback<ResourceCommand, CaipAddress | null>(notProvidedListener),
    watchPurchases: fromCallback<T.ActivityEvent, CaipAddress>(notProvidedListener),
  },
  actions,
})

/**
 * Reads the transactions of the active account page by page. Restarts when the account or network
 * changes, so that a late response for the previous one has no effect (faults G4, O-5).
 */
export const activityMachine = base.createMachine({
  id: 'activity',
  description: 'Lists the transactions of the active account.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    list: unread,
    reported: false,
    purchases: [],
    showsHidden: false,
    now: 0,
  }),
  initial: 'routing',
  on: {
    'account.connected': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearActivity'] },
      { actions: 'setAccount' },
    ],
    'account.changed': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearActivity'] },
      { actions: 'setAccount' },
    ],
    'account.lost': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearActivity'] },
      { actions: 'setAccount' },
    ],
    'account.disconnected': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearActivity'] },
      { actions: 'setAccount' },
    ],
    'network.changed': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearActivity'] },
      { actions: 'setAccount' },
    ],
    'chain.changed': [
      { guard: 'isOtherAccount', target: '.routing', actions: ['setAccount', 'clearActivity'] },
      { actions: 'setAccount' },
    ],
    'features.changed': {
      guard: 'isOtherSetting',
      target: '.routing',
      actions: ['setEnabled', 'clearActivity'],
    },
    showHidden: { actions: 'setShowsHidden' },
  },
  states: {
    routing: {
      description: 'Is the activity turned on, and an account active?',
      always: [
        { guard: 'isOff', target: 'off' },
        { guard: 'hasAccount', target: 'browsing' },
        { target: 'noAccount' },
      ],
    },
    off: {
      description: 'The project or the page has the activity turned off. Nothing is read.',
    },
    noAccount: { description: 'No account is connected on the active network.' },
    browsing: {
      description: 'An account is active. Its transactions and card purchases are read.',
      invoke: [
        { id: 'readList', src: 'readList', input: accountInput },
        { id: 'watchPurchases', src: 'watchPurchases', input: accountInput },
      ],
      on: {
        'activity.changed': [
          { guard: 'isNewFailure', actions: ['setList', 'emitFailed'] },
          { actions: 'setList' },
        ],
        'clock.read': { actions: 'setNow' },
        'purchases.read': { actions: 'addPurchases' },
        loadMore: {
          guard: 'hasNextPage',
          actions: ['clearReported', 'emitPageRequested', 'sendLoadMore'],
        },
        refresh: [
          // The list starts again with its first page. Card purchases stay.
          { guard: 'hasFailed', actions: ['clearReported', 'sendNoAccount', 'sendAccount'] },
          { actions: ['clearReported', 'sendRefresh'] },
        ],
        'transfer.sent': { actions: 'sendRefresh' },
        'transfer.confirmed': { actions: 'sendRefresh' },
        'transfer.reverted': { actions: 'sendRefresh' },
        'transfer.replaced': { actions: 'sendRefresh' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
