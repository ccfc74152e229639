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
    emitClosed: emit(({ context: { requests } }) => ({ type: 'modal.closed' as const, requests })),
    emitReset: emit(({ context: { requests } }) => ({ type: 'modal.reset' as const, requests })),
    addRequest: assign(({ context: { requests }, event }) =>
      event.type === 'request.show'
        ? {
            requests: [
              ...requests.filter((id) => id !== event.id && event.pending.includes(id)),
              event.id,
            ],
          }
        : {},
    ),
    clearRequests: assign({ requests: [] }),
    setNamespace: assign(({ event }) =>
      event.type === 'namespace.set' ? { namespace: event.namespace } : {},
    ),
    clearNamespace: assign({ namespace: null }),
    setConsent: assign(({ event }) =>
      event.type === 'consent.set' ? { consent: event.consent } : {},
    ),
    emitConsentChanged: emit(({ context: { consent } }) => ({
      type: 'consent.changed' as const,
      consent,
    })),
  },
})

/** Opens and closes the modal. An embedded modal is always open. */
export const modalMachine = base.createMachine({
  id: 'modal',
  description: 'Open, closing or closed. Shakes when it may not close.',
  options: { maxIterations: 100 },
  context: ({ input }) => ({ ...input, namespace: null, consent: 'missing', requests: [] }),
  on: {
    'namespace.set': { actions: 'setNamespace' },
    'consent.set': { actions: ['setConsent', 'emitConsentChanged'] },
  },
  initial: 'routing',
  states: {
    routing: {
      description: 'Is the modal embedded in the page?',
      always: [{ guard: 'isEmbedded', target: 'embedded' }, { target: 'closed' }],
    },
    closed: {
      description: 'The modal is not rendered.',
      on: {
        open: { target: 'open', actions: 'emitOpened' },
        'request.show': { target: 'open', actions: ['addRequest', 'emitOpened'] },
      },
    },
    open: {
      description: 'The modal is rendered over the page.',
      initial: 'idle',
      on: {
        close: 'closing',
        'close.request': { actions: 'emitCloseRequested' },
        'request.show': { actions: 'addRequest' },
      },
      states: {
        idle: { description: 'The modal waits for the visitor.', on: { shake: 'shaking' } },
        shaking: {
          description: 'The modal shakes because it may not close now.',
          after: { modalShake: 'idle' },
        },
      },
    },
    closing: {
      description: 'The modal fades out. `open` opens it again, and so does a new request.',
      on: {
        open: { target: 'open', actions: 'emitReopened' },
        'request.show': {
          target: 'open',
          actions: ['clearNamespace', 'emitClosed', 'clearRequests', 'addRequest', 'emitOpened'],
        },
      },
      after: {
        modalClose: {
          target: 'closed',
          actions: ['clearNamespace', 'emitClosed', 'clearRequests'],
        },
      },
    },
    embedded: {
      description: 'The modal is part of the page. `close` shows its first view.',
      on: {
        close: { actions: ['clearNamespace', 'emitReset', 'clearRequests'] },
        'request.show': { actions: 'addRequest' },
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
