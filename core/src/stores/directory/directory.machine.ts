import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { limits } from '../../domain/constants.ts'
import type { DirectoryLists, WantedLists } from '../../domain/wallet/directory-lists.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import * as guards from './directory.guards.ts'
import type {
  DirectoryContext,
  DirectoryEvent,
  DirectoryFact,
  DirectoryInput,
} from './directory.types.ts'
import { listsInput } from './directory.values.ts'

/** What the wallet directory offers before anybody searches. */
export const directoryMachine = setup({
  types: {} as {
    context: DirectoryContext
    events: DirectoryEvent
    emitted: DirectoryFact
    input: DirectoryInput
  },
  guards,
  delays: { apiAnswer: limits.apiAnswer },
  actors: {
    askDirectory: fromPromise<DirectoryLists, WantedLists>(notProvided),
    watchOnline: fromCallback<DirectoryEvent>(notProvidedListener),
  },
  actions: {
    keepWanted: assign(({ event }) =>
      event.type === 'want' ? { namespace: event.namespace } : {},
    ),
    keep: assign((_, lists: DirectoryLists) => lists),
    tellRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'directory.refused' as const,
      code: codeOf(error),
    })),
  },
}).createMachine({
  id: 'directory',
  description: 'Featured, recommended and excluded wallets, as the directory knows them.',
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
      description: 'Nobody asked yet.',
      on: { want: { guard: 'mayAsk', target: 'asking', actions: 'keepWanted' } },
    },
    asking: {
      description: 'The lists are on their way; what is known stays shown.',
      invoke: {
        id: 'askDirectory',
        src: 'askDirectory',
        input: listsInput,
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'tellRefused', params: ({ event }) => event },
          },
          { target: 'failed' },
        ],
      },
      on: { want: { guard: 'isOther', target: 'asking', reenter: true, actions: 'keepWanted' } },
      after: { apiAnswer: 'failed' },
    },
    ready: {
      description: 'The lists are here.',
      on: {
        want: [
          { guard: 'isOther', target: 'asking', actions: 'keepWanted' },
          { guard: 'isIncomplete', target: 'asking' },
        ],
      },
    },
    failed: {
      description:
        'No lists; asked again when somebody wants them, or when the browser is online again.',
      invoke: { id: 'watchOnline', src: 'watchOnline' },
      on: { want: { target: 'asking', actions: 'keepWanted' }, online: 'asking' },
    },
  },
})
