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
  guards: {
    hasNoMethod: ({ context }) => context.methods.length === 0,
    shouldConsent: ({ context }) => context.legal,
    isEager: ({ context }) => context.eager,
  },
  delays: { firstUriTimeout: timeouts.firstUriTimeout },
  actors: { preparePairing: fromPromise<void>(notProvided) },
  actions: {
    setPicked: assign(({ event }) => (event.type === 'pick' ? { picked: event.pick } : {})),
    emitWalletsRequested: emit({ type: 'wallets.requested' as const }),
    emitPicked: emit(({ context }) => ({
      type: 'wallet.picked' as const,
      pick: context.picked ?? { type: 'scan' },
      remote: context.remote,
    })),
    emitAllRequested: emit({ type: 'all.requested' as const }),
    emitGuideRequested: emit({ type: 'guide.requested' as const }),
  },
})

/**
 * Chooses a wallet. If the page requires consent, no wallet can be picked and no request is sent
 * until the visitor ticks the legal checkbox.
 */
export const connectMachine = base.createMachine({
  id: 'connect',
  description: 'Chooses a wallet.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, picked: null }),
  initial: 'routing',
  states: {
    routing: {
      description: 'Does the page offer a way to connect? Does it require consent?',
      always: [
        { guard: 'hasNoMethod', target: 'unavailable' },
        { guard: 'shouldConsent', target: 'consenting' },
        { target: 'choosing' },
      ],
    },
    unavailable: { description: 'The page offers no way to connect.' },
    consenting: {
      description: 'The terms are not accepted yet.',
      on: { accept: 'choosing', showGuide: { actions: 'emitGuideRequested' } },
    },
    choosing: {
      description: 'The visitor picks a wallet.',
      entry: 'emitWalletsRequested',
      on: {
        pick: { actions: ['setPicked', 'emitPicked'] },
        showAll: { actions: 'emitAllRequested' },
        showGuide: { actions: 'emitGuideRequested' },
        withdraw: { guard: 'shouldConsent', target: 'consenting' },
      },
      initial: 'routing',
      states: {
        routing: {
          description: 'Must a tap open an app at once, so that the URI is needed before the tap?',
          always: [{ guard: 'isEager', target: 'preparing' }, { target: 'ready' }],
        },
        preparing: {
          description:
            'Creates the URI of the link that a tap will open. Picking does not wait for it.',
          invoke: {
            id: 'preparePairing',
            src: 'preparePairing',
            onDone: 'ready',
            onError: 'ready',
          },
          after: { firstUriTimeout: 'ready' },
        },
        ready: { description: 'No URI is being created.' },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
