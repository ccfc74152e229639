import { assign, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type {
  DisconnectContext,
  DisconnectEvent,
  DisconnectInput,
  DisconnectOutput,
  Leaving,
  Stayed,
} from './disconnect.types.ts'
import { everyone } from './disconnect.values.ts'

const base = setup({
  types: {} as {
    context: DisconnectContext
    events: DisconnectEvent
    input: DisconnectInput
    output: DisconnectOutput
    tags: 'busy'
  },
  delays: { signOut: timeouts.signOutTimeout },
  actors: { leaveWallets: fromPromise<readonly Stayed[], readonly Leaving[]>(notProvided) },
  actions: {
    keepFailed: assign((_, failed: readonly Stayed[]) => ({ failed })),
    keepSilent: assign(({ context }) => ({ failed: everyone(context, 'timed out') })),
    keepError: assign(({ context }, { error }: { error: unknown }) => ({
      failed: everyone(context, String(error)),
    })),
  },
})

/** Wallets are asked to forget the page; after 3 s, or a cancel, we go without their answer. */
export const disconnectMachine = base.createMachine({
  id: 'disconnect',
  description: 'Leaving one wallet, or all.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, failed: [] }),
  output: ({ context: { leaving, failed } }) => ({ leaving, failed }),
  initial: 'leaving',
  states: {
    leaving: {
      description: 'The wallets are told.',
      tags: 'busy',
      invoke: {
        id: 'leaveWallets',
        src: 'leaveWallets',
        input: ({ context }) => context.leaving,
        onDone: {
          target: 'left',
          actions: { type: 'keepFailed', params: ({ event }) => event.output },
        },
        onError: { target: 'left', actions: { type: 'keepError', params: ({ event }) => event } },
      },
      on: { cancel: 'left' },
      after: { signOut: { target: 'left', actions: 'keepSilent' } },
    },
    left: { type: 'final', description: 'Disconnected here, whatever the wallets said.' },
  },
} satisfies ConfigOf<typeof base>)
