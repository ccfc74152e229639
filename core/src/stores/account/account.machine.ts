import { fromCallback, fromPromise, setup } from 'xstate'
import type { NativeBalance } from '../../domain/account/account.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
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

const base = setup({
  types: {} as {
    context: T.AccountContext
    events: T.AccountEvent
    emitted: T.AccountEmitted
    input: T.AccountInput
  },
  guards,
  delays: {
    apiAnswer: timeouts.apiTimeout,
    portfolioAnswer: timeouts.portfolioTimeout,
    identityAnswer: timeouts.identityTimeout,
  },
  actors: {
    watchWallet: fromCallback<T.AccountEvent, T.WatchWallet>(notProvidedListener),
    readBalance: fromPromise<NativeBalance, T.ReadBalance>(notProvided),
    readHoldings: fromPromise<T.Holdings, T.ReadHoldings>(notProvided),
    readAbout: fromPromise<T.About, T.ReadAbout>(notProvided),
  },
  actions,
})

/** One namespace's account: connected only after the wallet answered, and gone as soon as the wallet says so. */
export const accountMachine = base.createMachine({
  id: 'account',
  description: 'The account of one namespace.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, ...unconnected, addressLabels: {} }),
  initial: 'disconnected',
  on: {
    'networks.set': { actions: 'setNetworks' },
    'label.set': { actions: 'setLabel' },
  },
  states: {
    disconnected: {
      description: 'No wallet.',
      entry: 'clear',
      on: {
        'attempt.start': [
          { guard: 'isReconnecting', target: 'reconnecting' },
          { target: 'connecting' },
        ],
        'connection.set': { target: 'connected', actions: ['adopt', 'tellConnected'] },
      },
    },
    connecting: {
      description: 'A visitor asks a wallet; the flow that asks says how it ends.',
      on: {
        'connection.set': { target: 'connected', actions: ['adopt', 'tellConnected'] },
        'attempt.end': 'disconnected',
        'connection.clear': 'disconnected',
      },
    },
    reconnecting: {
      description: 'A stored connection is being confirmed by its wallet.',
      on: {
        'attempt.start': { target: 'connecting' },
        'connection.set': { target: 'connected', actions: ['adopt', 'tellConnected'] },
        'attempt.end': 'disconnected',
        'connection.clear': 'disconnected',
      },
    },
    connected: {
      description: 'The wallet shared an account.',
      type: 'parallel',
      invoke: { id: 'watchWallet', src: 'watchWallet', input: watchInput },
      on: {
        'connection.set': {
          target: 'connected',
          reenter: true,
          actions: ['adopt', 'tellConnected'],
        },
        'connection.clear': { target: 'disconnected', actions: 'tellDropped' },
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
        'network.set': [{ guard: 'isSameChain' }, { target: '.balance', actions: 'setChain' }],
        'address.select': [
          {
            guard: 'isOtherKind',
            target: '.balance',
            actions: ['select', 'tellChanged', 'tellPreferred'],
          },
          { guard: 'isOther', target: '.balance', actions: ['select', 'tellChanged'] },
        ],
        'networks.set': { target: '.balance', actions: 'setNetworks' },
        'tab.set': { actions: 'setTab' },
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
              on: { load: { guard: 'isForced', target: 'weighing', actions: 'force' } },
              after: { apiAnswer: 'failed' },
            },
            read: {
              description: 'The balance is what the chain said.',
              entry: 'unforce',
              on: { load: { target: 'weighing', actions: 'force' } },
            },
            failed: {
              description: 'No balance; asking again is possible.',
              entry: ['unforce', 'dropBalance'],
              on: { load: { target: 'weighing', actions: 'force' } },
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
              on: { load: { guard: 'isOnConfigured', target: 'reading', actions: 'renew' } },
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
                load: { guard: 'isForced', target: 'reading', reenter: true, actions: 'renew' },
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
                load: { target: 'reading', actions: 'renew' },
                refresh: { target: 'reading', actions: 'renew' },
              },
            },
            unsupported: {
              description:
                'Nobody lists what there is on this network: the native token and the page’s own are all.',
              entry: ['settle', 'tellSettled'],
              on: {
                load: { target: 'reading', actions: 'renew' },
                refresh: { target: 'reading', actions: 'renew' },
              },
            },
            failed: {
              description: 'No new list; the last one of this account stays shown.',
              entry: ['settle', 'tellSettled'],
              on: {
                load: { target: 'reading', actions: 'renew' },
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
              on: { load: { guard: 'isOnConfigured', target: 'reading' } },
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
                load: { guard: 'isForced', target: 'reading' },
                refresh: { guard: 'isForced', target: 'reading' },
              },
            },
          },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
