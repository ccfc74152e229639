import { assign, emit, fromPromise, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ConnectContext, ConnectEmitted, ConnectEvent, ConnectInput } from './connect.types.ts'

const base = setup({
  types: {} as {
    context: ConnectContext
    events: ConnectEvent
    emitted: ConnectEmitted
    input: ConnectInput
  },
  guards: { mustConsent: ({ context }) => context.legal, isEager: ({ context }) => context.eager },
  delays: { firstUri: timeouts.firstUriTimeout },
  actors: { preparePairing: fromPromise<void>(notProvided) },
  actions: {
    tellWanted: emit({ type: 'wallets.requested' as const }),
    tellPicked: emit(({ context }) => ({
      type: 'wallet.picked' as const,
      pick: context.picked ?? { type: 'scan' },
      remote: context.remote,
    })),
    tellAll: emit({ type: 'all.requested' as const }),
    tellGuide: emit({ type: 'guide.requested' as const }),
  },
})

/** Choosing a wallet. With a legal checkbox nothing can be picked, and nobody is asked anything, until it is ticked. */
export const connectMachine = base.createMachine({
  id: 'connect',
  description: 'Which wallet?',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null }),
  initial: 'weighing',
  on: { guide: { actions: 'tellGuide' } },
  states: {
    weighing: {
      description: 'Does the page ask for consent first?',
      always: [{ guard: 'mustConsent', target: 'consenting' }, { target: 'choosing' }],
    },
    consenting: { description: 'The terms are not accepted yet.', on: { accept: 'choosing' } },
    choosing: {
      description: 'Any wallet may be picked.',
      entry: 'tellWanted',
      on: {
        pick: { actions: [assign(({ event }) => ({ picked: event.pick })), 'tellPicked'] },
        all: { actions: 'tellAll' },
        unaccept: { guard: 'mustConsent', target: 'consenting' },
      },
      initial: 'looking',
      states: {
        looking: {
          description: 'Must a tap open an app at once?',
          always: [{ guard: 'isEager', target: 'preparing' }, { target: 'ready' }],
        },
        preparing: {
          description:
            'The link that a tap will open is being made; without it a wallet can be picked all the same.',
          invoke: {
            id: 'preparePairing',
            src: 'preparePairing',
            onDone: 'ready',
            onError: 'ready',
          },
          after: { firstUri: 'ready' },
        },
        ready: { description: 'Nothing is awaited.' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
