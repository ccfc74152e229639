import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { DirectoryLists, WantedLists } from '../../domain/wallet/directory-lists.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided, notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import * as guards from './directory.guards.ts'
import type {
  DirectoryContext,
  DirectoryEmitted,
  DirectoryEvent,
  DirectoryInput,
} from './directory.types.ts'
import { listsInput } from './directory.values.ts'

const base = setup({
  types: {} as {
    context: DirectoryContext
    events: DirectoryEvent
    emitted: DirectoryEmitted
    input: DirectoryInput
  },
  guards,
  delays: { apiAnswer: timeouts.apiTimeout },
  actors: {
    askDirectory: fromPromise<DirectoryLists, WantedLists>(notProvided),
    watchOnline: fromCallback<DirectoryEvent>(notProvidedListener),
  },
  actions: {
    keepWanted: assign(({ event }) =>
      event.type === 'load' ? { namespace: event.namespace } : {},
    ),
    keep: assign((_, lists: DirectoryLists) => lists),
    tellRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'directory.forbidden' as const,
      code: codeOf(error),
    })),
  },
})

/** What the wallet directory offers before anybody searches. */
export const directoryMachine = base.createMachine({
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
      on: { load: { guard: 'mayAsk', target: 'asking', actions: 'keepWanted' } },
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
      on: { load: { guard: 'isOther', target: 'asking', reenter: true, actions: 'keepWanted' } },
      after: { apiAnswer: 'failed' },
    },
    ready: {
      description: 'The lists are here.',
      on: {
        load: [
          { guard: 'isOther', target: 'asking', actions: 'keepWanted' },
          { guard: 'isIncomplete', target: 'asking' },
        ],
      },
    },
    failed: {
      description:
        'No lists; asked again when somebody wants them, or when the browser is online again.',
      invoke: { id: 'watchOnline', src: 'watchOnline' },
      on: { load: { target: 'asking', actions: 'keepWanted' }, online: 'asking' },
    },
  },
} satisfies ConfigOf<typeof base>)
