import { assign, emit, fromPromise, setup } from 'xstate'
import { limits } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import type { ConnectContext, ConnectEvent, ConnectFact, ConnectInput } from './connect.types.ts'

/** Choosing a wallet. With a legal checkbox nothing can be picked, and nobody is asked anything, until it is ticked. */
export const connectMachine = setup({
  types: {} as {
    context: ConnectContext
    events: ConnectEvent
    emitted: ConnectFact
    input: ConnectInput
  },
  guards: { mustConsent: ({ context }) => context.legal, isEager: ({ context }) => context.eager },
  delays: { firstUri: limits.firstUri },
  actors: { preparePairing: fromPromise<void>(notProvided) },
  actions: {
    tellWanted: emit({ type: 'wallets.wanted' as const }),
    tellPicked: emit(({ context }) => ({
      type: 'wallet.picked' as const,
      pick: context.picked ?? { type: 'scan' },
      remote: context.remote,
    })),
    tellAll: emit({ type: 'all.wanted' as const }),
    tellGuide: emit({ type: 'guide.wanted' as const }),
  },
}).createMachine({
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
})
