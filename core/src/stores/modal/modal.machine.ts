import { assign, emit, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ModalContext, ModalEmitted, ModalEvent, ModalInput } from './modal.types.ts'

const base = setup({
  types: {} as {
    context: ModalContext
    events: ModalEvent
    emitted: ModalEmitted
    input: ModalInput
  },
  guards: { isEmbedded: ({ context }) => context.embedded },
  delays: { modalShake: timeouts.modalShake, modalClose: timeouts.modalClose },
  actions: {
    tellOpened: emit({ type: 'modal.opened' }),
    tellAsked: emit({ type: 'close.requested' }),
    tellClosed: emit({ type: 'modal.closed' }),
    tellRewound: emit({ type: 'modal.reset' }),
    narrow: assign(({ event }) =>
      event.type === 'namespace.set' ? { namespace: event.namespace } : {},
    ),
    widen: assign({ namespace: null }),
  },
})

/** Whether the modal is there. Embedded, it always is. */
export const modalMachine = base.createMachine({
  id: 'modal',
  description: 'Open, closing or closed; shaking when it may not close.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, namespace: null }),
  on: { 'namespace.set': { actions: 'narrow' } },
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
      on: { close: 'closing', 'close.request': { actions: 'tellAsked' } },
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
        'close.request': { actions: 'tellAsked' },
        open: { actions: 'tellOpened' },
      },
      initial: 'resting',
      states: {
        resting: { description: 'Waits for the visitor.', on: { shake: 'shaking' } },
        shaking: { description: 'Says no.', after: { modalShake: 'resting' } },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
