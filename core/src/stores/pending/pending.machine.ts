import { assign, emit, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './pending.guards.ts'
import type { PendingContext, PendingEmitted, PendingEvent, PendingInput } from './pending.types.ts'
import { type Look, lookInput } from './pending.values.ts'

const { isNobody, isSame, isEnough, isFound } = guards

const base = setup({
  types: {} as {
    context: PendingContext
    events: PendingEvent
    emitted: PendingEmitted
    input: PendingInput
  },
  guards: { isNobody, isSame, isEnough, isFound },
  delays: { interval: ({ context }) => context.interval, apiAnswer: timeouts.apiTimeout },
  actors: { look: fromPromise<number, Look>(notProvided) },
  actions: {
    keep: assign(({ event }) => ({ watched: event.watched, own: event.own, seen: 0 })),
    keepOwn: assign(({ event }) => ({ own: event.own })),
    count: assign({ seen: ({ context }, found: number) => context.seen + found }),
    tellFound: emit(({ context }) => ({
      type: 'pending.found' as const,
      namespace: context.watched?.namespace ?? '',
    })),
  },
})

/** The watch on an account's pending transactions: while there are any its balance is read again. Off unless the page wants it. */
export const pendingMachine = base.createMachine({
  id: 'pending',
  description: 'Transactions of the account that no block has taken.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, watched: null, own: 0, seen: 0 }),
  initial: 'idle',
  on: {
    watch: [
      { guard: 'isSame', actions: 'keepOwn' },
      { guard: 'isNobody', target: '.idle', actions: 'keep' },
      { target: '.waiting', actions: 'keep' },
    ],
  },
  states: {
    idle: { description: 'No account is looked after.' },
    waiting: { description: 'The next look is not due yet.', after: { interval: 'looking' } },
    looking: {
      description: 'The network is asked.',
      invoke: {
        id: 'look',
        src: 'look',
        input: lookInput,
        onDone: [
          {
            guard: { type: 'isEnough', params: ({ event }) => event.output },
            target: 'over',
            actions: [{ type: 'count', params: ({ event }) => event.output }, 'tellFound'],
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'count', params: ({ event }) => event.output }, 'tellFound'],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      after: { apiAnswer: 'waiting' },
    },
    over: {
      description:
        'So many were seen that nobody looks any more, until the account or the network is another.',
    },
  },
} satisfies ConfigOf<typeof base>)
