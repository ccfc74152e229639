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
    emitOpened: emit({ type: 'modal.opened' }),
    emitReopened: emit({ type: 'modal.reopened' }),
    emitCloseRequested: emit({ type: 'close.requested' }),
    emitClosed: emit({ type: 'modal.closed' }),
    emitReset: emit({ type: 'modal.reset' }),
    setNamespace: assign(({ event }) =>
      event.type === 'namespace.set' ? { namespace: event.namespace } : {},
    ),
    clearNamespace: assign({ namespace: null }),
  },
})

/** Opens and closes the modal. An embedded modal is always open. */
export const modalMachine = base.createMachine({
  id: 'modal',
  description: 'Open, closing or closed. Shakes when it may not close.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, namespace: null }),
  on: { 'namespace.set': { actions: 'setNamespace' } },
  initial: 'routing',
  states: {
    routing: {
      description: 'Is the modal embedded in the page?',
      always: [{ guard: 'isEmbedded', target: 'embedded' }, { target: 'closed' }],
    },
    closed: {
      description: 'The modal is not rendered.',
      on: { open: { target: 'open', actions: 'emitOpened' } },
    },
    open: {
      description: 'The modal is rendered over the page.',
      initial: 'idle',
      on: { close: 'closing', 'close.request': { actions: 'emitCloseRequested' } },
      states: {
        idle: { description: 'The modal waits for the visitor.', on: { shake: 'shaking' } },
        shaking: {
          description: 'The modal shakes because it may not close now.',
          after: { modalShake: 'idle' },
        },
      },
    },
    closing: {
      description: 'The modal fades out. `open` opens it again.',
      on: { open: { target: 'open', actions: 'emitReopened' } },
      after: { modalClose: { target: 'closed', actions: ['clearNamespace', 'emitClosed'] } },
    },
    embedded: {
      description: 'The modal is part of the page. `close` shows its first view.',
      on: {
        close: { actions: ['clearNamespace', 'emitReset'] },
        'close.request': { actions: 'emitCloseRequested' },
        open: { actions: 'emitOpened' },
      },
      initial: 'idle',
      states: {
        idle: { description: 'The modal waits for the visitor.', on: { shake: 'shaking' } },
        shaking: {
          description: 'The modal shakes because it may not close now.',
          after: { modalShake: 'idle' },
        },
      },
    },
  },
} satisfies ConfigOf<typeof base>)
