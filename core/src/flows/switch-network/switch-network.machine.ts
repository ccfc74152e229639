import { assign, emit, fromPromise, setup } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { detailsOf } from '../../errors/details-of.ts'
import { causeOf } from '../../errors/error-cause.ts'
import { codeOf, isKitError } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './switch-network.guards.ts'
import type * as T from './switch-network.types.ts'

const base = setup({
  types: {} as {
    context: T.SwitchNetworkContext
    events: T.SwitchNetworkEvent
    emitted: T.SwitchNetworkEmitted
    input: T.SwitchNetworkInput
    output: T.SwitchNetworkOutput
  },
  guards,
  delays: {
    walletUnresponsive: timeouts.walletUnresponsive,
    frameUnresponsive: timeouts.frameRestoreTimeout,
    successShown: timeouts.successShown,
  },
  actors: {
    switchNetwork: fromPromise<CaipNetworkId, T.SwitchRequest>(notProvided),
    connectNamespace: fromPromise<Connection, T.SwitchRequest>(notProvided),
    addNetwork: fromPromise<void, T.SwitchRequest>(notProvided),
  },
  actions: {
    setSwitched: assign(({ context }) => ({ walletNetworkId: context.network.caipNetworkId })),
    clearSwitched: assign({ walletNetworkId: null }),
    setAdded: assign({ added: true }),
    clearAdded: assign({ added: false }),
    setNotSwitched: assign({ problem: 'network/switch-failed', details: {}, cause: null }),
    setUnresponsive: assign({ problem: 'embedded/request-timed-out', details: {}, cause: null }),
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: codeOf(error),
      details: detailsOf(error),
      cause: causeOf(error),
    })),
    setNotAdded: assign((_, { error }: { error: unknown }) => ({
      problem: isKitError(error, 'network/no-public-url')
        ? ('network/no-public-url' as const)
        : ('network/not-supported-by-wallet' as const),
      details: isKitError(error, 'network/no-public-url') ? detailsOf(error) : {},
      cause: causeOf(error),
    })),
    emitSwitched: emit(({ context: { network } }) => ({
      type: 'network.switched' as const,
      network,
    })),
    emitConnected: emit((_, { connection }: { connection: Connection }) => ({
      type: 'namespace.connected' as const,
      connection,
    })),
    emitRejected: emit({ type: 'switch.rejected' as const }),
    emitFailed: emit(({ context: { problem, details, cause } }) => ({
      type: 'switch.failed' as const,
      code: problem,
      details,
      cause,
    })),
  },
})

/** Input of the actors. They run for a connected wallet only. */
const requestInput = ({
  context: { network, connectorId },
}: {
  context: T.SwitchNetworkContext
}): T.SwitchRequest => ({ network, connectorId: connectorId ?? '' })

/**
 * Switches the wallet of one namespace to another network. If the wallet does not know the network,
 * adds it and switches again. Connects another namespace through the login of the embedded wallet.
 * Without a wallet, ends at once or once the visitor agrees; ends at once if the wallet is on the
 * network.
 */
export const switchNetworkMachine = base.createMachine({
  id: 'switchNetwork',
  description: 'Switches to another network.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    added: false,
    problem: 'kit/unknown',
    details: {},
    cause: null,
  }),
  output: ({ context }) =>
    (guards.isDisconnected({ context }) && !guards.hasToConfirm({ context })) ||
    guards.isOnNetwork({ context })
      ? {
          type: 'switched',
          network: context.network,
          connected: context.connectorId !== null,
          confirmed: guards.hasToConfirm({ context }),
        }
      : { type: 'cancelled' },
  initial: 'routing',
  on: {
    'account.lost': { guard: 'isOwnNamespace', target: '.cancelled', actions: 'clearSwitched' },
    'account.disconnected': {
      guard: 'isOwnNamespace',
      target: '.cancelled',
      actions: 'clearSwitched',
    },
    // The wallet may report the switch before it answers, or without an answer.
    'chain.changed': { guard: 'hasArrived', target: '.switched', actions: 'setSwitched' },
  },
  states: {
    routing: {
      description: 'Is a wallet connected in this namespace, on another network?',
      always: [
        { guard: 'hasToConfirm', target: 'confirming' },
        { guard: 'isDisconnected', target: 'finished', actions: 'emitSwitched' },
        { guard: 'isOnNetwork', target: 'finished', actions: 'emitSwitched' },
        { guard: 'hasToConnect', target: 'connecting' },
        { target: 'switching' },
      ],
    },
    confirming: {
      description:
        'No wallet is connected. The visitor agrees to the network, or keeps the active one.',
      on: {
        confirm: { target: 'finished', actions: ['setSwitched', 'emitSwitched'] },
        cancel: 'cancelled',
      },
    },
    connecting: {
      description: 'The embedded wallet connects the namespace with the current login.',
      invoke: {
        id: 'connectNamespace',
        src: 'connectNamespace',
        input: requestInput,
        onDone: [
          {
            guard: {
              type: 'didSwitch',
              params: ({ event }) => ({ current: event.output.caipNetworkId }),
            },
            target: 'switched',
            actions: [
              'setSwitched',
              { type: 'emitConnected', params: ({ event }) => ({ connection: event.output }) },
            ],
          },
          { target: 'failed', actions: ['setNotSwitched', 'emitFailed'] },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
        },
      },
      on: { cancel: 'cancelled', retry: { target: 'connecting', reenter: true } },
      after: {
        frameUnresponsive: { target: 'failed', actions: ['setUnresponsive', 'emitFailed'] },
      },
    },
    switching: {
      description: 'The wallet has the request; the visitor may have to approve it.',
      invoke: {
        id: 'switchNetwork',
        src: 'switchNetwork',
        input: requestInput,
        onDone: [
          {
            guard: { type: 'didSwitch', params: ({ event }) => ({ current: event.output }) },
            target: 'switched',
            actions: 'setSwitched',
          },
          { target: 'failed', actions: ['setNotSwitched', 'emitFailed'] },
        ],
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: 'emitRejected',
          },
          { guard: { type: 'canAdd', params: ({ event }) => event }, target: 'adding' },
          {
            target: 'failed',
            actions: [{ type: 'setProblem', params: ({ event }) => event }, 'emitFailed'],
          },
        ],
      },
      on: { cancel: 'cancelled', retry: { target: 'switching', reenter: true } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The request was sent.',
          after: { walletUnresponsive: 'unresponsive' },
        },
        unresponsive: { description: 'No response for 15 s. The request stays open.' },
      },
    },
    adding: {
      description: 'The network is unknown to the wallet and is added to it.',
      invoke: {
        id: 'addNetwork',
        src: 'addNetwork',
        input: requestInput,
        onDone: { target: 'switching', actions: 'setAdded' },
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'rejected',
            actions: 'emitRejected',
          },
          {
            target: 'failed',
            actions: [{ type: 'setNotAdded', params: ({ event }) => event }, 'emitFailed'],
          },
        ],
      },
      on: { cancel: 'cancelled', retry: { target: 'adding', reenter: true } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The request was sent.',
          after: { walletUnresponsive: 'unresponsive' },
        },
        unresponsive: { description: 'No response for 15 s. The request stays open.' },
      },
    },
    rejected: {
      description: 'The visitor rejected the request.',
      on: { retry: { target: 'switching', actions: 'clearAdded' }, cancel: 'cancelled' },
    },
    failed: {
      description: 'The wallet failed or did not switch.',
      on: {
        retry: [
          { guard: 'hasToConnect', target: 'connecting' },
          { target: 'switching', actions: 'clearAdded' },
        ],
        cancel: 'cancelled',
      },
    },
    switched: {
      description:
        'Switched. The success screen stays for a moment, or until a key or click, before the view closes.',
      entry: 'emitSwitched',
      after: { successShown: 'finished' },
      on: { skip: 'finished' },
    },
    finished: { type: 'final', description: 'The network is active.' },
    cancelled: {
      type: 'final',
      description: 'Cancelled, or the wallet was disconnected. The kit keeps its network.',
    },
  },
} satisfies ConfigOf<typeof base>)
