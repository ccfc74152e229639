import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import type { DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
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
  actors: { readLists: fromCallback<ResourceCommand, DirectoryQuery | null>(notProvidedListener) },
  actions: {
    setNamespace: assign(({ event }) =>
      event.type === 'load' ? { namespace: event.namespace } : {},
    ),
    sendQuery: sendTo('readLists', ({ context }) => ({
      type: 'key.set',
      key: listsInput(context),
    })),
    sendRefresh: sendTo('readLists', { type: 'refresh', forced: false }),
    setLists: assign(({ event }) => {
      if (event.type !== 'lists.changed') return {}
      const { status, problem, data } = event.resource
      return { status, problem, ...data }
    }),
    emitForbidden: emit(({ context }) => ({
      type: 'directory.forbidden' as const,
      code: context.problem ?? 'kit/unknown',
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
    status: 'idle',
    problem: null,
  }),
  initial: 'listing',
  states: {
    listing: {
      description: 'Reads the lists with the first `load`. Known lists stay shown.',
      invoke: { id: 'readLists', src: 'readLists', input: () => null },
      on: {
        load: [
          { guard: 'isUnavailable' },
          { guard: 'isIncomplete', actions: ['setNamespace', 'sendQuery', 'sendRefresh'] },
          { actions: ['setNamespace', 'sendQuery'] },
        ],
        'lists.changed': [
          { guard: 'isForbidden', actions: ['setLists', 'emitForbidden'] },
          { actions: 'setLists' },
        ],
      },
    },
  },
} satisfies ConfigOf<typeof base>)
