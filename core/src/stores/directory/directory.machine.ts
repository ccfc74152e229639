import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { DirectoryLists, DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import { listsInput } from './directory.context.ts'
import * as guards from './directory.guards.ts'
import type {
  DirectoryContext,
  DirectoryEmitted,
  DirectoryEvent,
  DirectoryInput,
} from './directory.types.ts'

const base = setup({
  types: {} as {
    context: DirectoryContext
    events: DirectoryEvent
    emitted: DirectoryEmitted
    input: DirectoryInput
  },
  guards,
  delays: { apiTimeout: timeouts.apiTimeout },
  actors: {
    loadLists: fromPromise<DirectoryLists, DirectoryQuery>(notProvided),
    watchOnline: fromCallback<DirectoryEvent>(notProvidedListener),
  },
  actions: {
    setNamespace: assign(({ event }) =>
      event.type === 'load' ? { namespace: event.namespace } : {},
    ),
    setLists: assign((_, lists: DirectoryLists) => lists),
    emitForbidden: emit((_, { error }: { error: unknown }) => ({
      type: 'directory.forbidden' as const,
      code: codeOf(error),
    })),
  },
})

/** The wallet directory's lists: featured, recommended and excluded wallets. */
export const directoryMachine = base.createMachine({
  id: 'directory',
  description: 'Featured, recommended and excluded wallets of the wallet directory.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    ...input,
    featured: [],
    excluded: [],
    recommended: [],
    count: 0,
    namespace: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The lists were not requested yet.',
      on: { load: { guard: 'canLoad', target: 'loading', actions: 'setNamespace' } },
    },
    loading: {
      description: 'Loads the lists. The previous lists stay shown.',
      invoke: {
        id: 'loadLists',
        src: 'loadLists',
        input: listsInput,
        onDone: {
          target: 'ready',
          actions: { type: 'setLists', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'emitForbidden', params: ({ event }) => event },
          },
          { target: 'failed' },
        ],
      },
      on: {
        load: {
          guard: 'isOtherNamespace',
          target: 'loading',
          reenter: true,
          actions: 'setNamespace',
        },
      },
      after: { apiTimeout: 'failed' },
    },
    ready: {
      description: 'The lists were loaded.',
      on: {
        load: [
          { guard: 'isOtherNamespace', target: 'loading', actions: 'setNamespace' },
          { guard: 'isIncomplete', target: 'loading' },
        ],
      },
    },
    failed: {
      description:
        'Loading the lists failed. They are loaded again on request, or when the browser is online.',
      invoke: { id: 'watchOnline', src: 'watchOnline' },
      on: { load: { target: 'loading', actions: 'setNamespace' }, online: 'loading' },
    },
  },
} satisfies ConfigOf<typeof base>)
