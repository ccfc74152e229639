import { fromCallback, fromPromise, setup } from 'xstate'
import type { NativeBalance } from '../../domain/account/account.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as actions from './account.actions.ts'
import {
  balanceInput,
  holdingsInput,
  notConnected,
  profileInput,
  watchInput,
} from './account.context.ts'
import * as guards from './account.guards.ts'
import type * as T from './account.types.ts'

const base = setup({
  types: {} as {
    context: T.AccountContext
    events: T.AccountEvent
    emitted: T.AccountEmitted
    input: T.AccountInput
  },
  guards,
  delays: {
    apiTimeout: timeouts.apiTimeout,
    portfolioTimeout: timeouts.portfolioTimeout,
    identityTimeout: timeouts.identityTimeout,
  },
  actors: {
    watchWallet: fromCallback<T.SwitchType, T.WatchWallet>(notProvidedListener),
    readBalance: fromPromise<NativeBalance, T.ReadBalance>(notProvided),
    readHoldings: fromPromise<T.Holdings, T.ReadHoldings>(notProvided),
    readProfile: fromPromise<T.Profile, T.ReadProfile>(notProvided),
  },
  actions,
})

/**
 * The account of one namespace. It is connected only after the wallet has confirmed the connection,
 * and disconnected as soon as the wallet ends it (decision 22).
 */
export const accountMachine = base.createMachine({
  id: 'account',
  description: 'The account of one namespace.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, ...notConnected, addressLabels: {} }),
  initial: 'disconnected',
  on: {
    'networks.set': { actions: 'setNetworks' },
    'label.set': { actions: 'setLabel' },
  },
  states: {
    disconnected: {
      description: 'No wallet is connected.',
      entry: 'clearConnection',
      on: {
        'attempt.start': [
          { guard: 'isReconnecting', target: 'reconnecting' },
          { target: 'connecting' },
        ],
        'connection.set': {
          target: 'connected',
          actions: [
            'setConnection',
            { type: 'emitConnected', params: ({ event }) => event.connection },
          ],
        },
      },
    },
    connecting: {
      description: 'A flow requests accounts from a wallet and reports the result.',
      on: {
        'connection.set': {
          target: 'connected',
          actions: [
            'setConnection',
            { type: 'emitConnected', params: ({ event }) => event.connection },
          ],
        },
        'attempt.end': 'disconnected',
        'connection.clear': 'disconnected',
      },
    },
    reconnecting: {
      description: 'Waits until the wallet of a stored connection confirms the connection.',
      on: {
        'attempt.start': { target: 'connecting' },
        'connection.set': {
          target: 'connected',
          actions: [
            'setConnection',
            { type: 'emitConnected', params: ({ event }) => event.connection },
          ],
        },
        'attempt.end': 'disconnected',
        'connection.clear': 'disconnected',
      },
    },
    connected: {
      description: 'A wallet shares an account.',
      type: 'parallel',
      invoke: { id: 'watchWallet', src: 'watchWallet', input: watchInput },
      on: {
        'connection.set': {
          target: 'connected',
          reenter: true,
          actions: [
            'setConnection',
            { type: 'emitConnected', params: ({ event }) => event.connection },
          ],
        },
        'connection.clear': { target: 'disconnected', actions: 'emitDisconnected' },
        disconnected: { target: 'disconnected', actions: 'emitLost' },
        // Without `reenter`, the regions are entered again while the wallet stays watched. This
        // stops the reads of the previous account or network, so that their results are never
        // shown for the new one (fault G4).
        'accounts.changed': [
          { guard: 'hasNoAccounts', target: 'disconnected', actions: 'emitLost' },
          { guard: 'hasSameAccounts' },
          { target: 'connected', actions: ['setAccounts', 'emitChanged'] },
        ],
        'chain.changed': [
          { guard: 'isSameNetwork' },
          {
            guard: 'hasRewrittenAddresses',
            target: 'connected',
            actions: [
              'setNetwork',
              { type: 'emitChainChanged', params: ({ event }) => event },
              'emitChanged',
            ],
          },
          {
            target: 'connected',
            actions: ['setNetwork', { type: 'emitChainChanged', params: ({ event }) => event }],
          },
        ],
        'network.set': [{ guard: 'isSameNetwork' }, { target: 'connected', actions: 'setNetwork' }],
        'accountType.switched': {
          actions: { type: 'emitAccountTypeSwitched', params: ({ event }) => event },
        },
        'accountType.failed': { actions: 'emitAccountTypeFailed' },
        'address.select': [
          // The account of the other type is active once the frame has switched to it.
          { guard: 'isOtherFrameAccount', actions: 'requestAccountType' },
          {
            guard: 'isOtherAccountType',
            target: 'connected',
            actions: [
              'setAddress',
              'setPreferredAccountType',
              'emitChanged',
              'emitAccountTypeSelected',
            ],
          },
          { guard: 'isOtherAccount', target: 'connected', actions: ['setAddress', 'emitChanged'] },
        ],
        'networks.set': { target: 'connected', actions: 'setNetworks' },
        'tab.set': { actions: 'setTab' },
      },
      states: {
        balance: {
          description: 'The native balance, read automatically.',
          initial: 'routing',
          on: { refresh: { target: '.routing', actions: 'setForced' } },
          states: {
            routing: {
              description: 'Is the wallet on a configured network?',
              always: [
                { guard: 'isOnConfiguredNetwork', target: 'loading' },
                { target: 'unsupported' },
              ],
            },
            loading: {
              description:
                'Reads the native balance. The previous balance of this account stays shown.',
              invoke: {
                id: 'readBalance',
                src: 'readBalance',
                input: balanceInput,
                onDone: {
                  target: 'loaded',
                  actions: { type: 'setBalance', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
              on: { load: { guard: 'isForced', target: 'routing', actions: 'setForced' } },
              after: { apiTimeout: 'failed' },
            },
            loaded: {
              description: 'The balance was read from the chain.',
              entry: 'clearForced',
              on: { load: { target: 'loading', actions: 'setForced' } },
            },
            failed: {
              description: 'Reading the balance failed. It can be read again.',
              entry: ['clearForced', 'clearBalance'],
              on: { load: { target: 'loading', actions: 'setForced' } },
            },
            unsupported: {
              description: 'The network is not configured: nothing is read.',
              entry: 'clearForced',
            },
          },
        },
        holdings: {
          description: 'The tokens of the account, read on request.',
          initial: 'idle',
          states: {
            idle: {
              description: 'No view has requested the tokens of this account on this network yet.',
              entry: 'emitHoldingsInvalidated',
              on: {
                load: {
                  guard: 'isOnConfiguredNetwork',
                  target: 'loading',
                  actions: 'setForceReload',
                },
              },
            },
            loading: {
              description: 'Reads the tokens. The previous tokens of this account stay shown.',
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
                      'emitHoldingsUnavailable',
                      'setNotified',
                    ],
                  },
                  {
                    guard: { type: 'isServiceUnavailable', params: ({ event }) => event.output },
                    target: 'unsupported',
                    actions: { type: 'setHoldings', params: ({ event }) => event.output },
                  },
                  {
                    target: 'loaded',
                    actions: { type: 'setHoldings', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isForbidden', params: ({ event }) => event },
                    target: 'failed',
                    actions: { type: 'emitHoldingsForbidden', params: ({ event }) => event },
                  },
                  { target: 'failed', actions: ['emitHoldingsUnavailable', 'setNotified'] },
                ],
              },
              on: {
                load: {
                  guard: 'isForced',
                  target: 'loading',
                  reenter: true,
                  actions: 'setForceReload',
                },
                refresh: {
                  guard: 'isForced',
                  target: 'loading',
                  reenter: true,
                  actions: 'setForceReload',
                },
              },
              after: {
                portfolioTimeout: {
                  target: 'failed',
                  actions: ['emitHoldingsUnavailable', 'setNotified'],
                },
              },
            },
            loaded: {
              description: 'The tokens were read from the wallet or the data service.',
              entry: ['clearLoading', 'emitHoldingsSettled'],
              on: {
                load: { target: 'loading', actions: 'setForceReload' },
                refresh: { target: 'loading', actions: 'setForceReload' },
              },
            },
            unsupported: {
              description:
                'No service lists the tokens of this network. Only the native token and the token of the option `tokens` are shown.',
              entry: ['clearLoading', 'emitHoldingsSettled'],
              on: {
                load: { target: 'loading', actions: 'setForceReload' },
                refresh: { target: 'loading', actions: 'setForceReload' },
              },
            },
            failed: {
              description:
                'Reading the tokens failed. The previous tokens of this account stay shown.',
              entry: ['clearLoading', 'emitHoldingsSettled'],
              on: {
                load: { target: 'loading', actions: 'setForceReload' },
                refresh: { target: 'loading', actions: 'setForceReload' },
              },
            },
          },
        },
        profile: {
          description:
            'Name, avatar and contract check of the address. Only for display: the address identifies an account.',
          initial: 'idle',
          states: {
            idle: {
              description:
                'The profile was not read yet, or only partly. The next `load` reads it.',
              on: { load: { guard: 'isOnConfiguredNetwork', target: 'loading' } },
            },
            loading: {
              description: 'Reads the identity and the contract check.',
              invoke: {
                id: 'readProfile',
                src: 'readProfile',
                input: profileInput,
                onDone: [
                  {
                    guard: { type: 'isPartial', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: { type: 'setProfile', params: ({ event }) => event.output },
                  },
                  {
                    target: 'loaded',
                    actions: { type: 'setProfile', params: ({ event }) => event.output },
                  },
                ],
                onError: 'idle',
              },
              after: { identityTimeout: 'idle' },
            },
            loaded: {
              description: 'The identity and the contract check were read.',
              on: {
                load: { guard: 'isForced', target: 'loading' },
                refresh: { guard: 'isForced', target: 'loading' },
              },
            },
          },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
