import { fromCallback, setup } from 'xstate'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import * as actions from './account.actions.ts'
import { accountKey, notConnected, watchInput } from './account.context.ts'
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
  actors: {
    watchWallet: fromCallback<T.SwitchType, T.WatchWallet>(notProvidedListener),
    readBalance: fromCallback<ResourceCommand, T.AccountKey | null>(notProvidedListener),
    readHoldings: fromCallback<ResourceCommand, T.AccountKey | null>(notProvidedListener),
    readProfile: fromCallback<ResourceCommand, T.AccountKey | null>(notProvidedListener),
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
    'connection.set': {
      target: '.connected',
      actions: [
        'setConnection',
        { type: 'emitConnected', params: ({ event }) => event.connection },
      ],
    },
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
      },
    },
    connecting: {
      description: 'A flow requests accounts from a wallet and reports the result.',
      on: {
        'attempt.end': 'disconnected',
        'connection.clear': 'disconnected',
      },
    },
    reconnecting: {
      description: 'Waits until the wallet of a stored connection confirms the connection.',
      on: {
        'attempt.start': { target: 'connecting' },
        'attempt.end': 'disconnected',
        'connection.clear': 'disconnected',
      },
    },
    connected: {
      description:
        'A wallet shares an account. Its balance is read at once, holdings and profile on request.',
      invoke: [
        { id: 'watchWallet', src: 'watchWallet', input: watchInput },
        { id: 'readBalance', src: 'readBalance', input: ({ context }) => accountKey(context) },
        { id: 'readHoldings', src: 'readHoldings', input: () => null },
        { id: 'readProfile', src: 'readProfile', input: () => null },
      ],
      entry: 'emitHoldingsInvalidated',
      on: {
        'connection.clear': { target: 'disconnected', actions: 'emitDisconnected' },
        disconnected: { target: 'disconnected', actions: 'emitLost' },
        // The key of the resources stops the reads of the previous account or network, so that
        // their results are never shown for the new one (fault G4).
        'accounts.changed': [
          { guard: 'hasNoAccounts', target: 'disconnected', actions: 'emitLost' },
          { guard: 'hasSameAccounts' },
          { actions: ['setAccounts', 'emitChanged', 'sendKey'] },
        ],
        'chain.changed': [
          { guard: 'isSameNetwork' },
          {
            guard: 'hasRewrittenAddresses',
            actions: [
              'setNetwork',
              { type: 'emitChainChanged', params: ({ event }) => event },
              'emitChanged',
              'sendKey',
            ],
          },
          {
            actions: [
              'setNetwork',
              { type: 'emitChainChanged', params: ({ event }) => event },
              'sendKey',
            ],
          },
        ],
        'network.set': [{ guard: 'isSameNetwork' }, { actions: ['setNetwork', 'sendKey'] }],
        'networks.set': { actions: ['setNetworks', 'sendKey'] },
        'accountType.switched': {
          actions: { type: 'emitAccountTypeSwitched', params: ({ event }) => event },
        },
        'accountType.failed': { actions: 'emitAccountTypeFailed' },
        'address.select': [
          // The account of the other type is active once the frame has switched to it.
          { guard: 'isOtherFrameAccount', actions: 'requestAccountType' },
          {
            guard: 'isOtherAccountType',
            actions: [
              'setAddress',
              'setPreferredAccountType',
              'emitChanged',
              'emitAccountTypeSelected',
              'sendKey',
            ],
          },
          {
            guard: 'isOtherAccount',
            actions: ['setAddress', 'emitChanged', 'sendKey'],
          },
        ],
        'tab.set': { actions: 'setTab' },
        load: [
          { guard: 'isAsked', actions: ['setRequest', 'sendRefresh'] },
          { guard: 'isOnConfiguredNetwork', actions: ['setRequest', 'sendFirstLoad'] },
        ],
        refresh: { actions: 'sendRefresh' },
        'balance.changed': { actions: 'setBalance' },
        'holdings.changed': [
          {
            guard: 'isForbidden',
            actions: [
              'setHoldings',
              'emitHoldingsForbidden',
              'clearRequest',
              'emitHoldingsSettled',
            ],
          },
          {
            guard: 'isMissing',
            actions: [
              'setHoldings',
              'emitHoldingsUnavailable',
              'setNotified',
              'clearRequest',
              'emitHoldingsSettled',
            ],
          },
          {
            guard: 'hasSettled',
            actions: ['setHoldings', 'clearRequest', 'emitHoldingsSettled'],
          },
          { actions: 'setHoldings' },
        ],
        'profile.changed': { actions: 'setProfile' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
