import { assign, fromCallback, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import { notProvidedListener } from '../../errors/not-provided.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { Toast, ToastContext, ToastEvent } from './toast.types.ts'

type Args = { context: ToastContext; event: ToastEvent }
const isMeantBy = (event: ToastEvent, toast: Toast | null) =>
  event.type === 'hide' &&
  [null, toast?.code].includes(event.code) &&
  [null, toast?.transfer].includes(event.transfer)

const base = setup({
  types: {} as { context: ToastContext; events: ToastEvent },
  guards: {
    /** Whether the toast, which may have replaced another one, is the one to hide. */
    isMeant: ({ context, event }: Args) => isMeantBy(event, context.toast),
    /** Whether the new toast waits: the current one names a transfer, and the new one not that one. */
    isKept: ({ context: { toast }, event }: Args) =>
      event.type === 'show' &&
      toast !== null &&
      toast.transfer !== null &&
      toast.transfer !== event.transfer,
    hasWaiting: ({ context }: Args) => context.waiting.length > 0,
    isLoading: ({ context }) => context.toast?.variant === 'loading',
  },
  delays: { toastGap: timeouts.toastGap, toastVisible: timeouts.toastVisible },
  actors: { waitForPage: fromCallback<ToastEvent>(notProvidedListener) },
  actions: {
    setToast: assign(({ event }) => (event.type === 'show' ? { toast: toastOf(event) } : {})),
    addWaiting: assign(({ context: { waiting }, event }) => {
      if (event.type !== 'show') return {}
      const toast = toastOf(event)
      return { waiting: [...waiting.filter(({ transfer }) => transfer !== toast.transfer), toast] }
    }),
    removeWaiting: assign(({ context: { waiting }, event }) => ({
      waiting: waiting.filter((toast) => !isMeantBy(event, toast)),
    })),
    takeWaiting: assign(({ context: { waiting } }) => ({
      toast: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    countShown: assign({ shown: ({ context }) => context.shown + 1 }),
    clearToast: assign({ toast: null }),
  },
})

const toastOf = (event: Extract<ToastEvent, { type: 'show' }>): Toast => {
  const { variant, code, message, transfer = null } = event
  return { variant, code, message, transfer }
}

/**
 * Shows one toast at a time. A new toast closes the current one and appears after 150 ms. If the
 * current one is about a transfer, a toast about anything else waits (fault V2). A toast of a hidden
 * page is shown until the visitor returns, and for 2.5 s from then on.
 */
export const toastMachine = base.createMachine({
  id: 'toast',
  description: 'The toast over the page and the modal.',
  options: { maxIterations: 100 },
  context: { toast: null, waiting: [], shown: 0 },
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
        show: [
          { guard: 'isKept', actions: 'addWaiting' },
          { target: 'gap', actions: 'setToast' },
        ],
        hide: [{ guard: 'isMeant', target: 'closing' }, { actions: 'removeWaiting' }],
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
          after: { toastVisible: '#toast.closing' },
        },
      },
    },
    closing: {
      description: 'Does another toast wait?',
      always: [
        { guard: 'hasWaiting', target: 'gap', actions: 'takeWaiting' },
        { target: 'hidden' },
      ],
    },
    gap: {
      description:
        'The pause before the next toast. A newer toast replaces that one, or waits for it.',
      on: {
        show: [{ guard: 'isKept', actions: 'addWaiting' }, { actions: 'setToast' }],
        hide: [{ guard: 'isMeant', target: 'closing' }, { actions: 'removeWaiting' }],
      },
      after: { toastGap: 'shown' },
    },
  },
} satisfies ConfigOf<typeof base>)
