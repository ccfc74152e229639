import { fromCallback, fromPromise, setup } from 'xstate'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './activity.actions.ts'
import { emptyActivity, newestInput, pageInput } from './activity.context.ts'
import * as guards from './activity.guards.ts'
import type * as T from './activity.types.ts'

const base = setup({
  types: {} as {
    context: T.ActivityContext
    events: T.ActivityEvent
    emitted: T.ActivityEmitted
    input: T.ActivityInput
  },
  guards,
  delays: { apiTimeout: timeouts.apiTimeout },
  actors: {
    readPage: fromPromise<ActivityPage, T.PageRequest>(notProvided),
    readNewest: fromPromise<ActivityPage, T.PageRequest>(notProvided),
    watchPurchases: fromCallback<T.ActivityEvent, T.PageRequest>(notProvidedListener),
    watchOnline: fromCallback<T.ActivityEvent>(notProvidedListener),
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
  context: ({ input }) => ({ ...input, ...emptyActivity, showsHidden: false, now: 0 }),
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
      description: 'An account is active. Its card purchases are read beside its transactions.',
      invoke: { id: 'watchPurchases', src: 'watchPurchases', input: newestInput },
      on: {
        'clock.read': { actions: 'setNow' },
        'purchases.read': { actions: 'addPurchases' },
      },
      type: 'parallel',
      states: {
        pages: {
          description: 'Reads the transactions page by page.',
          on: {
            refresh: '.refreshing',
            'transfer.sent': '.refreshing',
            'transfer.confirmed': '.refreshing',
            'transfer.reverted': '.refreshing',
            'transfer.replaced': '.refreshing',
          },
          initial: 'loading',
          states: {
            loading: {
              description: 'Reads the first or the next page.',
              invoke: {
                id: 'readPage',
                src: 'readPage',
                input: pageInput,
                onDone: [
                  {
                    guard: { type: 'isLastPage', params: ({ event }) => event.output },
                    target: 'ended',
                    actions: { type: 'addPage', params: ({ event }) => event.output },
                  },
                  {
                    target: 'idle',
                    actions: { type: 'addPage', params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
                },
              },
              after: { apiTimeout: { target: 'failed', actions: ['setTimedOut', 'emitFailed'] } },
            },
            refreshing: {
              description: 'Reads the first page again. The known rows stay listed.',
              invoke: {
                id: 'readNewest',
                src: 'readNewest',
                input: newestInput,
                onDone: {
                  target: 'routing',
                  actions: { type: 'addNewest', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: 'hasNoRows',
                    target: 'failed',
                    actions: [
                      { type: 'setProblem', params: ({ event }) => event },
                      'emitRefreshFailed',
                    ],
                  },
                  {
                    target: 'routing',
                    actions: [
                      { type: 'setProblem', params: ({ event }) => event },
                      'emitRefreshFailed',
                    ],
                  },
                ],
              },
              after: {
                apiTimeout: [
                  {
                    guard: 'hasNoRows',
                    target: 'failed',
                    actions: ['setTimedOut', 'emitRefreshFailed'],
                  },
                  { target: 'routing', actions: ['setTimedOut', 'emitRefreshFailed'] },
                ],
              },
              initial: 'routing',
              states: {
                routing: {
                  description: 'Is there a further page?',
                  always: [{ guard: 'hasNextPage', target: 'more' }, { target: 'end' }],
                },
                more: { description: 'A further page exists.' },
                end: { description: 'No further page is known.' },
              },
            },
            routing: {
              description: 'Is there a further page?',
              always: [{ guard: 'hasNextPage', target: 'idle' }, { target: 'ended' }],
            },
            idle: {
              description: 'A further page exists. While there are no rows, it is read at once.',
              always: { guard: 'hasNoRows', target: 'loading' },
              on: { loadMore: { target: 'loading', actions: 'emitPageRequested' } },
            },
            ended: { description: 'All pages were read.' },
            failed: {
              description:
                'Reading failed. The first page is read on retry, or when the browser is online.',
              entry: 'clearPages',
              invoke: { id: 'watchOnline', src: 'watchOnline' },
              on: { retry: 'loading', online: 'loading' },
            },
          },
        },
        list: {
          description: 'Tracks whether there are rows or card purchases to list.',
          initial: 'empty',
          states: {
            empty: {
              description: 'There are no rows and no card purchases.',
              always: { guard: 'hasItems', target: 'filled' },
            },
            filled: {
              description: 'There are rows or card purchases.',
              always: { guard: 'hasNoItems', target: 'empty' },
            },
          },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
