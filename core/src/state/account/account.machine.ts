import { fromCallback, fromPromise, setup } from 'xstate'
import type { NativeBalance } from '../../domain/account.ts'
import { limits } from '../../domain/limits.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import * as actions from './account.actions.ts'
import * as guards from './account.guards.ts'
import type { AccountContext, AccountEvent, AccountFact, AccountInput, ReadBalance, WatchWallet } from './account.types.ts'
import { balanceInput, unconnected, watchInput } from './account.values.ts'

/** One namespace's account: connected only after the wallet answered, and gone as soon as the wallet says so. */
export const accountMachine = setup({
  types: {} as { context: AccountContext; events: AccountEvent; emitted: AccountFact; input: AccountInput },
  guards,
  delays: { apiAnswer: limits.apiAnswer },
  actors: {
    watchWallet: fromCallback<AccountEvent, WatchWallet>(notProvidedListener),
    readBalance: fromPromise<NativeBalance, ReadBalance>(notProvided),
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
      on: { connected: { target: 'connected', actions: ['adopt', 'tellConnected'] }, 'give-up': 'disconnected', dropped: 'disconnected' },
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
      invoke: { id: 'watchWallet', src: 'watchWallet', input: watchInput },
      initial: 'weighing',
      on: {
        connected: { target: 'connected', reenter: true, actions: ['adopt', 'tellConnected'] },
        dropped: { target: 'disconnected', actions: 'tellDropped' },
        disconnected: { target: 'disconnected', actions: 'tellLost' },
        'accounts.changed': [
          { guard: 'hasNoAccounts', target: 'disconnected', actions: 'tellLost' },
          { guard: 'isSameList' },
          { target: '.weighing', actions: ['setAccounts', 'tellChanged'] },
        ],
        'chain.changed': [
          { guard: 'isSameChain' },
          { guard: 'isRewritten', target: '.weighing', actions: ['setChain', 'tellChain', 'tellChanged'] },
          { target: '.weighing', actions: ['setChain', 'tellChain'] },
        ],
        move: [{ guard: 'isSameChain' }, { target: '.weighing', actions: 'setChain' }],
        select: [
          { guard: 'isOtherKind', target: '.weighing', actions: ['select', 'tellChanged', 'tellPreferred'] },
          { guard: 'isOther', target: '.weighing', actions: ['select', 'tellChanged'] },
        ],
        refresh: { target: '.weighing', actions: 'force' },
        'networks.set': { target: '.weighing', actions: 'setNetworks' },
      },
      states: {
        weighing: {
          description: 'Is the balance one we may read?',
          always: [{ guard: 'isOnConfigured', target: 'reading' }, { target: 'unread' }],
        },
        reading: {
          description: 'The native balance is asked for; the last one of this account stays shown.',
          invoke: {
            id: 'readBalance',
            src: 'readBalance',
            input: balanceInput,
            onDone: { target: 'read', actions: { type: 'setBalance', params: ({ event }) => event.output } },
            onError: 'failed',
          },
          after: { apiAnswer: 'failed' },
        },
        read: { description: 'The balance is what the chain said.', entry: 'unforce' },
        failed: { description: 'No balance; asking again is possible.', entry: ['unforce', 'dropBalance'] },
        unread: { description: 'The wallet is on a network nobody configured: nothing is read.', entry: ['unforce', 'dropBalance'] },
      },
    },
  },
})
