import { assign, emit, setup } from 'xstate'
import type { ConnectContext, ConnectEvent, ConnectFact, ConnectInput } from './connect.types.ts'

/** Choosing a wallet. With a legal checkbox nothing can be picked until it is ticked. */
export const connectMachine = setup({
  types: {} as { context: ConnectContext; events: ConnectEvent; emitted: ConnectFact; input: ConnectInput },
  guards: { mustConsent: ({ context }) => context.legal },
  actions: {
    keepPicked: assign(({ event }) => (event.type === 'pick' ? { picked: event.connectorId } : {})),
    tellPicked: emit(({ event }) => ({ type: 'wallet.picked' as const, connectorId: event.type === 'pick' ? event.connectorId : '' })),
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
      on: {
        pick: { actions: ['keepPicked', 'tellPicked'] },
        unaccept: { guard: 'mustConsent', target: 'consenting' },
      },
    },
  },
})
