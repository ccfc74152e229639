import { assign, fromPromise, setup } from 'xstate'
import type { Connection } from '../../domain/account/account.ts'
import { timeouts } from '../../domain/constants.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
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
  },
  guards: { isShared: (_, { connection }: Restored) => connection !== null },
  delays: {
    restore: ({ context: { connectorId } }) =>
      connectorId === embeddedConnectorId ? timeouts.frameRestoreTimeout : timeouts.restoreTimeout,
  },
  actors: { restoreConnection: fromPromise<Connection | null, ReconnectInput>(notProvided) },
  actions: {
    setConnection: assign((_, { connection }: Restored) => ({ connection })),
    setReasonCancelled: assign({ reason: 'cancelled' }),
    setReasonUnresponsive: assign({ reason: 'unresponsive' }),
    setReasonFailed: assign({ reason: 'failed' }),
  },
})

/**
 * Restores a stored connection if its wallet confirms it within 5 s, without a prompt; a login if
 * the frame confirms it within 50 s (20 s to load, 30 s to respond). The account has no address
 * until then.
 */
export const reconnectMachine = base.createMachine({
  id: 'reconnect',
  description: 'Restores the stored connection of a namespace.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, connection: null, reason: 'not-shared' }),
  output: ({ context: { connection, namespace, connectorId, reason } }) =>
    connection === null
      ? { type: 'lost', namespace, connectorId, reason }
      : { type: 'restored', connection },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Reads the accounts that the wallet shares. The wallet shows no prompt.',
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
              type: 'setConnection',
              params: ({ event }) => ({ connection: event.output }),
            },
          },
          { target: 'lost' },
        ],
        onError: { target: 'lost', actions: 'setReasonFailed' },
      },
      on: { cancel: { target: 'lost', actions: 'setReasonCancelled' } },
      after: { restore: { target: 'lost', actions: 'setReasonUnresponsive' } },
    },
    restored: { type: 'final', description: 'The wallet confirmed the connection.' },
    lost: {
      type: 'final',
      description: 'The wallet is locked, removed or unresponsive, or it revoked the connection.',
    },
  },
} satisfies ConfigOf<typeof base>)
