import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { codeOf } from '../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../errors/not-provided.ts'
import type { ConfigOf } from '../protocol/flow.ts'
import type * as T from './resource.types.ts'

type Args = { context: T.ResourceContext; event: T.ResourceEvent }
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const base = setup({
  types: {} as { context: T.ResourceContext; events: T.ResourceEvent; input: T.ResourceInput },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    isSameKey: ({ context, event }: Args) =>
      event.type === 'key.set' && isSame(event.key, context.key),
    hasInterval: ({ context }) => context.interval !== null,
    hasLifetime: ({ context }) => context.lifetime !== null,
    isForced: ({ event }: Args) => event.type === 'refresh' && event.forced,
    hasMore: ({ context }) => context.next !== null,
    continues: (_, result: T.ReadResult) => result.continues && result.next !== null,
  },
  delays: {
    timeout: ({ context }) => context.timeout,
    lifetime: ({ context }) => context.lifetime ?? 0,
    interval: ({ context }) => context.interval ?? 0,
  },
  actors: {
    read: fromPromise<T.ReadResult, T.ReadRequest>(notProvided),
    watchPage: fromCallback<T.ResourceEvent>(notProvidedListener),
  },
  actions: {
    setKey: assign(({ event }) =>
      event.type === 'key.set'
        ? {
            key: event.key,
            data: event.data ?? null,
            next: null,
            cursor: null,
            forced: event.forced ?? false,
          }
        : {},
    ),
    setFirstPage: assign(({ event }) => ({
      cursor: null,
      forced: event.type === 'refresh' && event.forced,
    })),
    setNextPage: assign(({ context }) => ({ cursor: context.next, forced: false })),
    setResult: assign((_, { data, next }: T.ReadResult) => ({ data, next })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: codeOf(error) })),
    setTimedOut: assign({ problem: 'kit/timed-out' }),
  },
})

/**
 * Reads the data of a key, page by page. One read runs at a time, and the newest wins: another key
 * and a forced refresh stop it, so that a late response has no effect (faults G4, G5).
 */
export const resourceMachine = base.createMachine({
  id: 'resource',
  description: 'Reads the data of a key and keeps it up to date.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    data: null,
    next: null,
    cursor: null,
    forced: false,
    problem: 'kit/unknown',
  }),
  on: {
    'key.set': [{ guard: 'isSameKey' }, { target: '.routing', actions: 'setKey' }],
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Is there a key?',
      always: [{ guard: 'hasKey', target: 'reading' }, { target: 'idle' }],
    },
    idle: { description: 'There is no key, so that no data is read.' },
    reading: {
      description: 'Reads the first page or a further one. The known data stays shown.',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { key, cursor, data, forced } }) => ({ key, cursor, data, forced }),
        onDone: [
          {
            guard: { type: 'continues', params: ({ event }) => event.output },
            target: 'reading',
            reenter: true,
            actions: [{ type: 'setResult', params: ({ event }) => event.output }, 'setNextPage'],
          },
          { target: 'fresh', actions: { type: 'setResult', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => event },
        },
      },
      on: {
        refresh: {
          guard: 'isForced',
          target: 'reading',
          reenter: true,
          actions: 'setFirstPage',
        },
      },
      after: { timeout: { target: 'failed', actions: 'setTimedOut' } },
    },
    fresh: {
      description: 'The data is current.',
      on: {
        refresh: { target: 'reading', actions: 'setFirstPage' },
        loadMore: { guard: 'hasMore', target: 'reading', actions: 'setNextPage' },
      },
      initial: 'routing',
      states: {
        routing: {
          description: 'Is the data read again after some time?',
          always: [
            { guard: 'hasInterval', target: 'polled' },
            { guard: 'hasLifetime', target: 'aging' },
            { target: 'lasting' },
          ],
        },
        polled: {
          description: 'The data is read again at an interval.',
          after: { interval: { target: '#resource.reading', actions: 'setFirstPage' } },
        },
        aging: { description: 'The data has a lifetime.', after: { lifetime: '#resource.stale' } },
        lasting: { description: 'The data stays current until it is read again on request.' },
      },
    },
    stale: {
      description: 'The data is outdated. It is read again on request, or with the page.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        refresh: { target: 'reading', actions: 'setFirstPage' },
        loadMore: { guard: 'hasMore', target: 'reading', actions: 'setNextPage' },
        visible: { target: 'reading', actions: 'setFirstPage' },
        online: { target: 'reading', actions: 'setFirstPage' },
      },
    },
    failed: {
      description: 'The last read failed. It is read again on request, or online.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        refresh: { target: 'reading', actions: 'setFirstPage' },
        loadMore: { guard: 'hasMore', target: 'reading', actions: 'setNextPage' },
        online: 'reading',
        offline: 'offline',
      },
      initial: 'routing',
      states: {
        routing: {
          description: 'Is the data read again after some time?',
          always: [{ guard: 'hasInterval', target: 'polled' }, { target: 'waiting' }],
        },
        polled: {
          description: 'The data is read again at an interval.',
          after: { interval: { target: '#resource.reading', actions: 'setFirstPage' } },
        },
        waiting: { description: 'The data is read again on request.' },
      },
    },
    offline: {
      description: 'The last read failed, and the browser is offline. It is read again online.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        online: 'reading',
        refresh: { target: 'reading', actions: 'setFirstPage' },
        loadMore: { guard: 'hasMore', target: 'reading', actions: 'setNextPage' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
