import { assign, setup } from 'xstate'
import { timeouts } from '../../domain/constants.ts'
import type { ConfigOf } from '../../protocol/flow.ts'
import type { ToastContext, ToastEvent } from './toast.types.ts'

const base = setup({
  types: {} as { context: ToastContext; events: ToastEvent },
  guards: {
    isLoading: ({ context }) => context.toast?.variant === 'loading',
  },
  delays: { toastGap: timeouts.toastGap, toastShown: timeouts.toastVisible },
  actions: {
    keep: assign(({ event }) =>
      event.type === 'show'
        ? { toast: { variant: event.variant, code: event.code, message: event.message } }
        : {},
    ),
    number: assign({ shown: ({ context }) => context.shown + 1 }),
    forget: assign({ toast: null }),
  },
})

/** One toast at a time: a new one closes the old, waits 150 ms, then shows (specification, section 2). */
export const toastMachine = base.createMachine({
  id: 'toast',
  description: 'The one line over the modal.',
  options: { maxIterations: 100 },
  context: { toast: null, shown: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No toast.',
      entry: 'forget',
      on: { show: { target: 'shown', actions: 'keep' } },
    },
    shown: {
      description: 'A toast is read.',
      entry: 'number',
      initial: 'weighing',
      on: { show: { target: 'swapping', actions: 'keep' }, hide: 'hidden' },
      states: {
        weighing: {
          description: 'Does it close by itself?',
          always: [{ guard: 'isLoading', target: 'staying' }, { target: 'passing' }],
        },
        staying: { description: 'Stays until it is hidden or replaced.' },
        passing: { description: 'Closes by itself.', after: { toastShown: '#toast.hidden' } },
      },
    },
    swapping: {
      description: 'The old one is gone, the new one waits its turn; a newer one takes its place.',
      on: { show: { actions: 'keep' }, hide: 'hidden' },
      after: { toastGap: 'shown' },
    },
  },
} satisfies ConfigOf<typeof base>)
