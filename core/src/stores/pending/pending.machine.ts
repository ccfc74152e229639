import { assign, emit, fromCallback, setup } from 'xstate'
import { limits } from '../../domain/constants.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { WatchedAccount } from '../../protocol/messages.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import type { PendingContext, PendingEmitted, PendingEvent, PendingInput } from './pending.types.ts'

type Args = { context: PendingContext; event: PendingEvent }

/** The result of a count that has just ended, but at least `own`. 0 while no count has ended. */
const newlyCounted = ({ context, event }: Args): number =>
  event.type === 'count.changed' && event.resource.status === 'fresh'
    ? Math.max(context.own, event.resource.data ?? 0)
    : 0

export const hasNoTarget = ({ event }: Args) => event.type === 'watch' && event.watched === null
export const isSameAccount = ({ context: { watched }, event }: Args) =>
  event.type === 'watch' &&
  watched?.address === event.watched?.address &&
  watched?.network.caipNetworkId === event.watched?.network.caipNetworkId
/** Whether fewer than 99 pending transactions were counted, so that counting continues. */
export const isBelowLimit = (counted: number): boolean => counted < limits.pendingTransactions
export const hasReachedLimit = (args: Args) =>
  !isBelowLimit(args.context.counted + newlyCounted(args))
export const hasPending = (args: Args) => newlyCounted(args) > 0

const base = setup({
  types: {} as {
    context: PendingContext
    events: PendingEvent
    emitted: PendingEmitted
    input: PendingInput
  },
  guards: { hasNoTarget, isSameAccount, hasReachedLimit, hasPending },
  delays: { interval: ({ context }) => context.interval },
  actors: {
    countPending: fromCallback<ResourceCommand, WatchedAccount | null>(notProvidedListener),
  },
  actions: {
    setWatched: assign(({ event }) =>
      event.type === 'watch' ? { watched: event.watched, own: event.own, counted: 0 } : {},
    ),
    setOwn: assign(({ event }) => (event.type === 'watch' ? { own: event.own } : {})),
    addCounted: assign((args) => ({ counted: args.context.counted + newlyCounted(args) })),
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
    waiting: { description: 'Waits for the first count.', after: { interval: 'counting' } },
    counting: {
      description: 'Counts the pending transactions, and again after each interval.',
      invoke: {
        id: 'countPending',
        src: 'countPending',
        input: ({ context }) => context.watched,
      },
      on: {
        'count.changed': [
          { guard: 'hasReachedLimit', target: 'stopped', actions: ['addCounted', 'emitFound'] },
          { guard: 'hasPending', actions: ['addCounted', 'emitFound'] },
        ],
      },
    },
    stopped: {
      description:
        '99 pending transactions were counted. Counting resumes with another account or network.',
    },
  },
} satisfies ConfigOf<typeof base>)
