import { fromCallback, fromPromise, setup } from 'xstate'
import type { NativeBalance } from '../../domain/account/account.ts'
import { limits } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import * as actions from './account.actions.ts'
import * as guards from './account.guards.ts'
import type * as T from './account.types.ts'
import {
  aboutInput,
  balanceInput,
  holdingsInput,
  unconnected,
  watchInput,
} from './account.values.ts'

/** One namespace's account: connected only after the wallet answered, and gone as soon as the wallet says so. */
export const accountMachine = setup({
  types: {} as {
    context: T.AccountContext
    events: T.AccountEvent
    emitted: T.AccountFact
    input: T.AccountInput
  },
  guards,
  delays: {
    apiAnswer: limits.apiAnswer,
    portfolioAnswer: limits.portfolioAnswer,
    identityAnswer: limits.identityAnswer,
  },
  actors: {
    watchWallet: fromCallback<T.AccountEvent, T.WatchWallet>(notProvidedListener),
    readBalance: fromPromise<NativeBalance, T.ReadBalance>(notProvided),
    readHoldings: fromPromise<T.Holdings, T.ReadHoldings>(notProvided),
    readAbout: fromPromise<T.About, T.ReadAbout>(notProvided),
  },
  actions,
}).createMachine({
  id: 'account',
  description: 'The account of one namespace.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, ...unconnected, addressLabels: {} }),
  initial: 'disconnected',
  on: {
    'networks.set': { actions: 'setNetworks' },
    label: { actions: 'setLabel' },
  },
  states: {
    disconnected: {
      description: 'No wallet.',
      entry: 'clear',
      on: {
        try: [{ guard: 'isReconnecting', target: 'reconnecting' }, { target: 'connecting' }],
        connected: { target: 'connected', actions: ['adopt', 'tellConnected'] },
      },
    },
    connecting: {
      description: 'A visitor asks a wallet; the flow that asks says how it ends.',
      on: {
        connected: { target: 'connected', actions: ['adopt', 'tellConnected'] },
        'give-up': 'disconnected',
        dropped: 'disconnected',
      },
    },
    reconnecting: {
      description: 'A stored connection is being confirmed by its wallet.',
      on: {
        try: { target: 'connecting' },
        connected: { target: 'connected', actions: ['adopt', 'tellConnected'] },
        'give-up': 'disconnected',
        dropped: 'disconnected',
      },
    },
    connected: {
      description: 'The wallet shared an account.',
      type: 'parallel',
      invoke: { id: 'watchWallet', src: 'watchWallet', input: watchInput },
      on: {
        connected: { target: 'connected', reenter: true, actions: ['adopt', 'tellConnected'] },
        dropped: { target: 'disconnected', actions: 'tellDropped' },
        disconnected: { target: 'disconnected', actions: 'tellLost' },
        // whoever it is from here on, and wherever: everything is read of that one, and what is on its way of the other is not waited for
        'accounts.changed': [
          { guard: 'hasNoAccounts', target: 'disconnected', actions: 'tellLost' },
          { guard: 'isSameList' },
          { target: '.balance', actions: ['setAccounts', 'tellChanged'] },
        ],
        'chain.changed': [
          { guard: 'isSameChain' },
          {
            guard: 'isRewritten',
            target: '.balance',
            actions: ['setChain', 'tellChain', 'tellChanged'],
          },
          { target: '.balance', actions: ['setChain', 'tellChain'] },
        ],
        move: [{ guard: 'isSameChain' }, { target: '.balance', actions: 'setChain' }],
        select: [
          {
            guard: 'isOtherKind',
            target: '.balance',
            actions: ['select', 'tellChanged', 'tellPreferred'],
          },
          { guard: 'isOther', target: '.balance', actions: ['select', 'tellChanged'] },
        ],
        'networks.set': { target: '.balance', actions: 'setNetworks' },
        tab: { actions: 'setTab' },
      },
      states: {
        balance: {
          description: 'The native balance; read without being asked for.',
          initial: 'weighing',
          on: { refresh: { target: '.weighing', actions: 'force' } },
          states: {
            weighing: {
              description: 'Is the balance one we may read?',
              always: [{ guard: 'isOnConfigured', target: 'reading' }, { target: 'unread' }],
            },
            reading: {
              description:
                'The native balance is asked for; the last one of this account stays shown.',
              invoke: {
                id: 'readBalance',
                src: 'readBalance',
                input: balanceInput,
                onDone: {
                  target: 'read',
                  actions: { type: 'setBalance', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
              on: { want: { guard: 'isForced', target: 'weighing', actions: 'force' } },
              after: { apiAnswer: 'failed' },
            },
            read: {
              description: 'The balance is what the chain said.',
              entry: 'unforce',
              on: { want: { target: 'weighing', actions: 'force' } },
            },
            failed: {
              description: 'No balance; asking again is possible.',
              entry: ['unforce', 'dropBalance'],
              on: { want: { target: 'weighing', actions: 'force' } },
            },
            unread: {
              description: 'The wallet is on a network nobody configured: nothing is read.',
              entry: ['unforce', 'dropBalance'],
            },
          },
        },
        holdings: {
          description: 'The tokens it has; read when somebody looks.',
          initial: 'unwanted',
          states: {
            unwanted: {
              description: 'Nobody looked at this account yet, here.',
              entry: 'tellUnread',
              on: { want: { guard: 'isOnConfigured', target: 'reading', actions: 'renew' } },
            },
            reading: {
              description: 'They are asked for; the last ones of this account stay shown.',
              invoke: {
                id: 'readHoldings',
                src: 'readHoldings',
                input: holdingsInput,
                onDone: [
                  {
                    guard: { type: 'isPaused', params: ({ event }) => event.output },
                    target: 'failed',
                  },
                  {
                    guard: { type: 'isUnsupported', params: ({ event }) => event.output },
                    target: 'unsupported',
                    actions: [
                      { type: 'setHoldings', params: ({ event }) => event.output },
                      'tellUnavailable',
                      'keepTold',
                    ],
                  },
                  {
                    guard: { type: 'isUnserved', params: ({ event }) => event.output },
                    target: 'unsupported',
                    actions: { type: 'setHoldings', params: ({ event }) => event.output },
                  },
                  {
                    target: 'read',
                    actions: { type: 'setHoldings', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'failed',
                    actions: { type: 'tellRefused', params: ({ event }) => event },
                  },
                  { target: 'failed', actions: ['tellUnavailable', 'keepTold'] },
                ],
              },
              on: {
                want: { guard: 'isForced', target: 'reading', reenter: true, actions: 'renew' },
                refresh: { guard: 'isForced', target: 'reading', reenter: true, actions: 'renew' },
              },
              after: {
                portfolioAnswer: { target: 'failed', actions: ['tellUnavailable', 'keepTold'] },
              },
            },
            read: {
              description: 'They are here, as the wallet or the service lists them.',
              entry: ['settle', 'tellSettled'],
              on: {
                want: { target: 'reading', actions: 'renew' },
                refresh: { target: 'reading', actions: 'renew' },
              },
            },
            unsupported: {
              description:
                'Nobody lists what there is on this network: the native token and the page’s own are all.',
              entry: ['settle', 'tellSettled'],
              on: {
                want: { target: 'reading', actions: 'renew' },
                refresh: { target: 'reading', actions: 'renew' },
              },
            },
            failed: {
              description: 'No new list; the last one of this account stays shown.',
              entry: ['settle', 'tellSettled'],
              on: {
                want: { target: 'reading', actions: 'renew' },
                refresh: { target: 'reading', actions: 'renew' },
              },
            },
          },
        },
        about: {
          description:
            'What it is called, and whether it is a contract; never what an account is known by.',
          initial: 'unknown',
          states: {
            unknown: {
              description:
                'Nobody looked yet, or something of it was not to be had: asked when it is wanted next.',
              on: { want: { guard: 'isOnConfigured', target: 'reading' } },
            },
            reading: {
              description: 'Both are asked for.',
              invoke: {
                id: 'readAbout',
                src: 'readAbout',
                input: aboutInput,
                onDone: [
                  {
                    guard: { type: 'isPartial', params: ({ event }) => event.output },
                    target: 'unknown',
                    actions: { type: 'setAbout', params: ({ event }) => event.output },
                  },
                  {
                    target: 'known',
                    actions: { type: 'setAbout', params: ({ event }) => event.output },
                  },
                ],
                onError: 'unknown',
              },
              after: { identityAnswer: 'unknown' },
            },
            known: {
              description: 'Both are known.',
              on: {
                want: { guard: 'isForced', target: 'reading' },
                refresh: { guard: 'isForced', target: 'reading' },
              },
            },
          },
        },
      },
    },
  },
})
