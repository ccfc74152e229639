import { assign, emit, fromPromise, setup } from 'xstate'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { timeouts } from '../../domain/constants.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './switch-network.guards.ts'
import type * as T from './switch-network.types.ts'
import { askInput } from './switch-network.values.ts'

const base = setup({
  types: {} as {
    context: T.SwitchNetworkContext
    events: T.SwitchNetworkEvent
    emitted: T.SwitchNetworkEmitted
    input: T.SwitchNetworkInput
    output: T.SwitchNetworkOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: { walletPatience: timeouts.walletUnresponsive },
  actors: {
    switchNetwork: fromPromise<CaipNetworkId, T.AskSwitch>(notProvided),
    addNetwork: fromPromise<void, T.AskSwitch>(notProvided),
  },
  actions: {
    arrive: assign(({ context }) => ({ walletNetworkId: context.network.caipNetworkId })),
    markAdded: assign({ added: true }),
    restart: assign({ added: false }),
    keepUnmoved: assign({ problem: 'network/switch-failed' }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    keepUnsupported: assign({ problem: 'network/not-supported-by-wallet' }),
    tellRefused: emit({ type: 'switch.rejected' as const }),
    tellFailed: emit(({ context }) => ({ type: 'switch.failed' as const, code: context.problem })),
  },
})

/** The wallet moves to another network, learning it first if it has to; not connected, only we move. */
export const switchNetworkMachine = base.createMachine({
  id: 'switchNetwork',
  description: 'To another network.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, added: false, problem: 'kit/unknown' }),
  output: ({ context }) =>
    guards.isUnconnected({ context }) || guards.isThere({ context })
      ? { type: 'switched', network: context.network, connected: context.connectorId !== null }
      : { type: 'cancelled' },
  initial: 'weighing',
  on: {
    'account.lost': { guard: 'isGone', target: '.cancelled' },
    'account.disconnected': { guard: 'isGone', target: '.cancelled' },
  },
  states: {
    weighing: {
      description: 'Does a wallet have to move?',
      always: [
        { guard: 'isUnconnected', target: 'switched' },
        { guard: 'isThere', target: 'switched' },
        { target: 'switching' },
      ],
    },
    switching: {
      description: 'The wallet was asked to move; a person may have to agree.',
      tags: ['person', 'busy'],
      invoke: {
        id: 'switchNetwork',
        src: 'switchNetwork',
        input: askInput,
        onDone: [
          {
            guard: { type: 'didSwitch', params: ({ event }) => ({ now: event.output }) },
            target: 'switched',
            actions: 'arrive',
          },
          { target: 'failed', actions: ['keepUnmoved', 'tellFailed'] },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: 'tellRefused',
          },
          { guard: { type: 'mayAdd', params: ({ event }) => event }, target: 'adding' },
          {
            target: 'failed',
            actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'tellFailed'],
          },
        ],
      },
      on: { cancel: 'cancelled' },
      initial: 'waiting',
      states: {
        waiting: { description: 'It was asked just now.', after: { walletPatience: 'silent' } },
        silent: { description: 'Nothing was heard for a while; the request is still open.' },
      },
    },
    adding: {
      description: 'The wallet does not know the network and is given it.',
      tags: ['person', 'busy'],
      invoke: {
        id: 'addNetwork',
        src: 'addNetwork',
        input: askInput,
        onDone: { target: 'switching', actions: 'markAdded' },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: 'tellRefused',
          },
          { target: 'failed', actions: ['keepUnsupported', 'tellFailed'] },
        ],
      },
      on: { cancel: 'cancelled' },
      initial: 'waiting',
      states: {
        waiting: { description: 'It was asked just now.', after: { walletPatience: 'silent' } },
        silent: { description: 'Nothing was heard for a while; the request is still open.' },
      },
    },
    refused: {
      description: 'The person said no.',
      on: { retry: { target: 'switching', actions: 'restart' }, cancel: 'cancelled' },
    },
    failed: {
      description: 'The wallet could not, or did not move.',
      on: { retry: { target: 'switching', actions: 'restart' }, cancel: 'cancelled' },
    },
    switched: { type: 'final', description: 'There.' },
    cancelled: {
      type: 'final',
      description: 'Given up, or the wallet is gone; everything is where it was.',
    },
  },
} satisfies ConfigOf<typeof base>)
