import { assign, emit, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { type CountInput, countInput } from './pending.context.ts'
import * as guards from './pending.guards.ts'
import type { PendingContext, PendingEmitted, PendingEvent, PendingInput } from './pending.types.ts'

const { hasNoTarget, isSameAccount, hasReachedLimit, hasPending } = guards

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
