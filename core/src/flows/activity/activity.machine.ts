import { fromCallback, fromPromise, setup } from 'xstate'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './activity.actions.ts'
import * as guards from './activity.guards.ts'
import type * as T from './activity.types.ts'
import { newestInput, pageInput, untouched } from './activity.values.ts'

const base = setup({
  types: {} as {
    context: T.ActivityContext
    events: T.ActivityEvent
    emitted: T.ActivityEmitted
    input: T.ActivityInput
  },
  guards,
  delays: { apiAnswer: timeouts.apiTimeout },
  actors: {
    readPage: fromPromise<ActivityPage, T.AskPage>(notProvided),
    readNewest: fromPromise<ActivityPage, T.AskPage>(notProvided),
    watchPurchases: fromCallback<T.ActivityEvent, T.AskPage>(notProvidedListener),
    watchOnline: fromCallback<T.ActivityEvent>(notProvidedListener),
  },
  actions,
})

/** What an account did, page by page. Another account or network begins anew: a late answer about the one before changes nothing (fault cases G4, O-5). */
export const activityMachine = base.createMachine({
  id: 'activity',
  description: 'What an account did.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, ...untouched, showsHidden: false, now: 0 }),
  initial: 'opening',
  on: {
    'account.connected': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'account.changed': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'account.lost': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'account.disconnected': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    'network.changed': [
      { guard: 'isOther', target: '.opening', actions: ['follow', 'reset'] },
      { actions: 'follow' },
    ],
    showHidden: { actions: 'keepShown' },
  },
  states: {
    opening: {
      description: 'Is there an account?',
      always: [{ guard: 'hasAccount', target: 'reading' }, { target: 'absent' }],
    },
    absent: { description: 'Nobody is connected.' },
    reading: {
      description:
        'It is being read, or was. What was bought with a card stands beside it, and is missing without a word where it cannot be read.',
      invoke: { id: 'watchPurchases', src: 'watchPurchases', input: newestInput },
      on: {
        'clock.read': { actions: 'keepNow' },
        'purchases.read': { actions: 'keepPurchases' },
        refresh: '.refreshing',
        'transfer.sent': '.refreshing',
        'transfer.confirmed': '.refreshing',
        'transfer.reverted': '.refreshing',
        'transfer.replaced': '.refreshing',
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The first page, or the next, is on its way.',
          invoke: {
            id: 'readPage',
            src: 'readPage',
            input: pageInput,
            onDone: [
              {
                guard: { type: 'isLast', params: ({ event }) => event.output },
                target: 'ended',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: { type: 'keepPage', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'failed',
              actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
            },
          },
          after: { apiAnswer: { target: 'failed', actions: ['keepSilence', 'tellFailed'] } },
        },
        refreshing: {
          description: 'The first page is read anew; what is known stays shown.',
          invoke: {
            id: 'readNewest',
            src: 'readNewest',
            input: newestInput,
            onDone: {
              target: 'refreshed',
              actions: { type: 'keepNewest', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: 'hasNothing',
                target: 'failed',
                actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
              },
              {
                target: 'refreshed',
                actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
              },
            ],
          },
          after: {
            apiAnswer: [
              { guard: 'hasNothing', target: 'failed', actions: ['keepSilence', 'tellFailed'] },
              { target: 'refreshed', actions: ['keepSilence', 'tellFailed'] },
            ],
          },
        },
        refreshed: {
          description: 'Does it go on?',
          always: [{ guard: 'hasNext', target: 'resting' }, { target: 'ended' }],
        },
        resting: {
          description: 'There is another page.',
          always: { guard: 'hasNothing', target: 'loading' },
          on: { loadMore: 'loading' },
        },
        ended: { description: 'That was all.' },
        failed: {
          description:
            'It did not come; asked for again by the visitor, or when the browser is online again.',
          invoke: { id: 'watchOnline', src: 'watchOnline' },
          on: { retry: 'loading', online: 'loading' },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
