import { assign, fromCallback, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ToastContext, ToastEvent } from './toast.types.ts'

const base = setup({
  types: {} as { context: ToastContext; events: ToastEvent },
  guards: {
    /** Whether the toast, which may have replaced another one, is the one to hide. */
    isMeant: ({ context: { toast }, event }) =>
      event.type === 'hide' &&
      [null, toast?.code].includes(event.code) &&
      [null, toast?.transfer].includes(event.transfer),
    isLoading: ({ context }) => context.toast?.variant === 'loading',
  },
  delays: { toastGap: timeouts.toastGap, toastVisible: timeouts.toastVisible },
  actors: { waitForPage: fromCallback<ToastEvent>(notProvidedListener) },
  actions: {
    setToast: assign(({ event }) => {
      if (event.type !== 'show') return {}
      const { variant, code, message, transfer = null } = event
      return { toast: { variant, code, message, transfer } }
    }),
    countShown: assign({ shown: ({ context }) => context.shown + 1 }),
    clearToast: assign({ toast: null }),
  },
})

/**
 * Shows one toast at a time. A new toast closes the current one and appears after 150 ms. A toast of
 * a hidden page is shown until the visitor returns, and for 2.5 s from then on.
 */
export const toastMachine = base.createMachine({
  id: 'toast',
  description: 'The toast over the page and the modal.',
  options: { maxIterations: 100 },
  context: { toast: null, shown: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No toast is shown.',
      entry: 'clearToast',
      on: { show: { target: 'shown', actions: 'setToast' } },
    },
    shown: {
      description: 'A toast is shown.',
      entry: 'countShown',
      initial: 'routing',
      on: {
        show: { target: 'gap', actions: 'setToast' },
        hide: { guard: 'isMeant', target: 'hidden' },
      },
      states: {
        routing: {
          description: 'Does the toast close automatically?',
          always: [{ guard: 'isLoading', target: 'persistent' }, { target: 'unseen' }],
        },
        persistent: { description: 'The toast stays until it is hidden or replaced.' },
        unseen: {
          description: 'The toast waits until the visitor can see the page.',
          invoke: { id: 'waitForPage', src: 'waitForPage' },
          on: { 'page.seen': 'autoClosing' },
        },
        autoClosing: {
          description: 'The toast closes after 2.5 s.',
          after: { toastVisible: '#toast.hidden' },
        },
      },
    },
    gap: {
      description: 'The gap between two toasts. A newer toast replaces the waiting one.',
      on: { show: { actions: 'setToast' }, hide: { guard: 'isMeant', target: 'hidden' } },
      after: { toastGap: 'shown' },
    },
  },
} satisfies ConfigOf<typeof base>)
