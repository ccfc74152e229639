import { assign, emit, fromPromise, setup } from 'xstate'
import { limits, timeouts } from '../../domain/constants.ts'
import { networkErrors } from '../../errors/areas/network.ts'
import { KitError } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { WatchedAccount } from '../../protocol/messages.ts'
import type { PendingContext, PendingEmitted, PendingEvent, PendingInput } from './pending.types.ts'

/** Input of `countPending`. `own`: this kit's pending transfers. */
export type CountInput = WatchedAccount & { own: number }

export function countInput({ context: { watched, own } }: { context: PendingContext }): CountInput {
  if (watched === null) throw new KitError(networkErrors, 'network/not-found')
  return { ...watched, own }
}

type Args = { context: PendingContext; event: PendingEvent }

export const hasNoTarget = ({ event }: Args) => event.watched === null
export const isSameAccount = ({ context: { watched }, event }: Args) =>
  watched?.address === event.watched?.address &&
  watched?.network.caipNetworkId === event.watched?.network.caipNetworkId
/** Whether fewer than 99 pending transactions were counted, so that counting continues. */
export const isBelowLimit = (counted: number): boolean => counted < limits.pendingTransactions
export const hasReachedLimit = ({ context }: Pick<Args, 'context'>, count: number) =>
  !isBelowLimit(context.counted + count)
export const hasPending = (_: unknown, count: number) => count > 0

const base = setup({
  types: {} as {
    context: PendingContext
    events: PendingEvent
    emitted: PendingEmitted
    input: PendingInput
  },
  guards: { hasNoTarget, isSameAccount, hasReachedLimit, hasPending },
  delays: { interval: ({ context }) => context.interval, apiTimeout: timeouts.apiTimeout },
  actors: { countPending: fromPromise<number, CountInput>(notProvided) },
  actions: {
    setWatched: assign(({ event }) => ({ watched: event.watched, own: event.own, counted: 0 })),
    setOwn: assign(({ event }) => ({ own: event.own })),
    addCounted: assign({ counted: ({ context }, count: number) => context.counted + count }),
    emitFound: emit(({ context }) => ({
      type: 'pending.found' as const,
      namespace: context.watched?.namespace ?? '',
    })),
  },
})

/**
 * Counts the pending transactions of the active account at an interval. While there are any, the
 * account's balance is read again. Runs only if the page enables it.
 */
export const pendingMachine = base.createMachine({
  id: 'pending',
  description: 'Counts transactions of the account that no block includes yet.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, watched: null, own: 0, counted: 0 }),
  initial: 'idle',
  on: {
    watch: [
      { guard: 'isSameAccount', actions: 'setOwn' },
      { guard: 'hasNoTarget', target: '.idle', actions: 'setWatched' },
      { target: '.waiting', actions: 'setWatched' },
    ],
  },
  states: {
    idle: { description: 'No account is watched.' },
    waiting: { description: 'Waits for the next count.', after: { interval: 'counting' } },
    counting: {
      description: 'Counts the pending transactions.',
      invoke: {
        id: 'countPending',
        src: 'countPending',
        input: countInput,
        onDone: [
          {
            guard: { type: 'hasReachedLimit', params: ({ event }) => event.output },
            target: 'stopped',
            actions: [{ type: 'addCounted', params: ({ event }) => event.output }, 'emitFound'],
          },
          {
            guard: { type: 'hasPending', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'addCounted', params: ({ event }) => event.output }, 'emitFound'],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      after: { apiTimeout: 'waiting' },
    },
    stopped: {
      description:
        '99 pending transactions were counted. Counting resumes with another account or network.',
    },
  },
} satisfies ConfigOf<typeof base>)
