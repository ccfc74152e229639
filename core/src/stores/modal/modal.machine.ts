import { assign, emit, setup } from 'xstate'
import { limits } from '../../domain/constants.ts'
import type { ModalContext, ModalEvent, ModalFact, ModalInput } from './modal.types.ts'

/** Whether the modal is there. Embedded, it always is. */
export const modalMachine = setup({
  types: {} as { context: ModalContext; events: ModalEvent; emitted: ModalFact; input: ModalInput },
  guards: { isEmbedded: ({ context }) => context.embedded },
  delays: { modalShake: limits.modalShake, modalClose: limits.modalClose },
  actions: {
    tellOpened: emit({ type: 'modal.opened' }),
    tellAsked: emit({ type: 'close.asked' }),
    tellClosed: emit({ type: 'modal.closed' }),
    tellRewound: emit({ type: 'modal.rewound' }),
    narrow: assign(({ event }) => (event.type === 'narrow' ? { namespace: event.namespace } : {})),
    widen: assign({ namespace: null }),
  },
}).createMachine({
  id: 'modal',
  description: 'Open, closing or closed; shaking when it may not close.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, namespace: null }),
  on: { narrow: { actions: 'narrow' } },
  initial: 'placing',
  states: {
    placing: {
      description: 'Over the page, or in it?',
      always: [{ guard: 'isEmbedded', target: 'embedded' }, { target: 'closed' }],
    },
    closed: {
      description: 'Nothing is drawn.',
      on: { open: { target: 'open', actions: 'tellOpened' } },
    },
    open: {
      description: 'Drawn over the page.',
      initial: 'resting',
      on: { close: 'closing', 'close.ask': { actions: 'tellAsked' } },
      states: {
        resting: { description: 'Waits for the visitor.', on: { shake: 'shaking' } },
        shaking: {
          description: 'Says no: it may not close now.',
          after: { modalShake: 'resting' },
        },
      },
    },
    closing: {
      description: 'Fades out; opening it again keeps it.',
      on: { open: { target: 'open', actions: 'tellOpened' } },
      after: { modalClose: { target: 'closed', actions: ['widen', 'tellClosed'] } },
    },
    embedded: {
      description: 'Drawn in the page; closing shows its first page.',
      on: {
        close: { actions: ['widen', 'tellRewound'] },
        'close.ask': { actions: 'tellAsked' },
        open: { actions: 'tellOpened' },
      },
      initial: 'resting',
      states: {
        resting: { description: 'Waits for the visitor.', on: { shake: 'shaking' } },
        shaking: { description: 'Says no.', after: { modalShake: 'resting' } },
      },
    },
  },
})
