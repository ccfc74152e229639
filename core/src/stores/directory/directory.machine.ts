import { assign, emit, fromCallback, sendTo, setup } from 'xstate'
import type { DirectoryQuery } from '../../domain/wallet/directory-lists.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { hasEnded, isRejected } from '../../resource/resource.view.ts'
import type {
  DirectoryContext,
  DirectoryEmitted,
  DirectoryEvent,
  DirectoryInput,
} from './directory.types.ts'

/** The key of the lists. With a namespace, only its networks are sent. */
export function listsInput(context: DirectoryContext): DirectoryQuery {
  const { featuredIds, includeIds, excludeIds, chains, namespace } = context
  const offeredChains =
    namespace === null ? chains : chains.filter((id) => id.startsWith(`${namespace}:`))
  return { featuredIds, includeIds, excludeIds, chains: offeredChains }
}

type Args = { context: DirectoryContext; event: DirectoryEvent }

const isUnavailable = ({ context }: Pick<Args, 'context'>) => !context.directory
/** Whether the last read failed, or returned no list of recommended wallets. */
const isIncomplete = ({ context }: Pick<Args, 'context'>) =>
  context.problem !== null || context.recommended === null
/** Whether the directory has rejected the project id or the origin of the page. */
const isForbidden = ({ context, event }: Args) =>
  event.type === 'lists.changed' && hasEnded(context, event.resource) && isRejected(event.resource)

const base = setup({
  types: {} as {
    context: DirectoryContext
    events: DirectoryEvent
    emitted: DirectoryEmitted
    input: DirectoryInput
  },
  guards: { isUnavailable, isIncomplete, isForbidden },
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
