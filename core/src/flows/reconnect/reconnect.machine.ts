import { assign, fromPromise, setup } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  ReconnectContext,
  ReconnectEvent,
  ReconnectInput,
  ReconnectOutput,
  Restored,
} from './reconnect.types.ts'

const base = setup({
  types: {} as {
    context: ReconnectContext
    events: ReconnectEvent
    input: ReconnectInput
    output: ReconnectOutput
    tags: 'busy'
  },
  guards: { isShared: (_, { connection }: Restored) => connection !== null },
  delays: { restore: timeouts.restoreTimeout },
  actors: { restoreConnection: fromPromise<Connection | null, ReconnectInput>(notProvided) },
  actions: {
    keepConnection: assign((_, { connection }: Restored) => ({ connection })),
    blameVisitor: assign({ reason: 'cancelled' }),
    blameSilence: assign({ reason: 'silent' }),
    blameFailure: assign({ reason: 'failed' }),
  },
})

/** A stored connection is connected again only if its wallet says so, without asking anybody, within 5 s. */
export const reconnectMachine = base.createMachine({
  id: 'reconnect',
  description: 'What was connected before the page was loaded.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, connection: null, reason: 'not-shared' }),
  output: ({ context: { connection, namespace, connectorId, reason } }) =>
    connection === null
      ? { type: 'lost', namespace, connectorId, reason }
      : { type: 'restored', connection },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The wallet is asked what it shares; it shows nothing to the visitor.',
      tags: 'busy',
      invoke: {
        id: 'restoreConnection',
        src: 'restoreConnection',
        input: ({ context: { namespace, connectorId, address } }) => ({
          namespace,
          connectorId,
          address,
        }),
        onDone: [
          {
            guard: { type: 'isShared', params: ({ event }) => ({ connection: event.output }) },
            target: 'restored',
            actions: {
              type: 'keepConnection',
              params: ({ event }) => ({ connection: event.output }),
            },
          },
          { target: 'lost' },
        ],
        onError: { target: 'lost', actions: 'blameFailure' },
      },
      on: { cancel: { target: 'lost', actions: 'blameVisitor' } },
      after: { restore: { target: 'lost', actions: 'blameSilence' } },
    },
    restored: { type: 'final', description: 'Connected again.' },
    lost: { type: 'final', description: 'Locked, revoked, removed or silent: disconnected.' },
  },
} satisfies ConfigOf<typeof base>)
