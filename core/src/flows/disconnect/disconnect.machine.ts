import { assign, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  DisconnectContext,
  DisconnectEvent,
  DisconnectFailure,
  DisconnectInput,
  DisconnectOutput,
  DisconnectTarget,
} from './disconnect.types.ts'

/** Returns one failure per wallet, all with the same error. */
const failEach = (
  { wallets }: DisconnectContext,
  failure: Omit<DisconnectFailure, 'namespace'>,
): readonly DisconnectFailure[] => wallets.map(({ namespace }) => ({ namespace, ...failure }))

const base = setup({
  types: {} as {
    context: DisconnectContext
    events: DisconnectEvent
    input: DisconnectInput
    output: DisconnectOutput
  },
  delays: { signOut: timeouts.signOutTimeout },
  actors: {
    disconnectWallets: fromPromise<readonly DisconnectFailure[], readonly DisconnectTarget[]>(
      notProvided,
    ),
  },
  actions: {
    setFailed: assign((_, failed: readonly DisconnectFailure[]) => ({ failed })),
    setTimedOut: assign(({ context }) => ({
      failed: failEach(context, { code: 'kit/timed-out', text: 'timed out' }),
    })),
    setError: assign(({ context }, { error }: { error: unknown }) => ({
      failed: failEach(context, { code: codeOf(error), text: String(error) }),
    })),
  },
})

/**
 * Disconnects the wallets. After 3 s, or when the visitor cancels, the kit disconnects without
 * waiting for their responses.
 */
export const disconnectMachine = base.createMachine({
  id: 'disconnect',
  description: 'Disconnects one wallet or all.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, failed: [] }),
  output: ({ context: { wallets, requested, failed } }) => ({ wallets, requested, failed }),
  initial: 'disconnecting',
  states: {
    disconnecting: {
      description: 'Waits until the wallets have disconnected.',
      invoke: {
        id: 'disconnectWallets',
        src: 'disconnectWallets',
        input: ({ context }) => context.wallets,
        onDone: {
          target: 'disconnected',
          actions: { type: 'setFailed', params: ({ event }) => event.output },
        },
        onError: {
          target: 'disconnected',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
      on: { cancel: 'disconnected' },
      after: { signOut: { target: 'disconnected', actions: 'setTimedOut' } },
    },
    disconnected: {
      type: 'final',
      description:
        'The kit has dropped the connections, also of wallets that failed or did not respond.',
    },
  },
} satisfies ConfigOf<typeof base>)
