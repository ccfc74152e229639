import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { selectToast } from '../../../../core/src/stores/toast/toast.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { toastCases } from './toast.cases.ts'

const toastOf = ({ state }: StepResult<typeof toastMachine>) => selectToast(state)

export const toastModel: MachineModel<typeof toastMachine> = {
  id: 'stores/toast',
  machine: toastMachine,
  inputs: { fresh: undefined },
  cases: toastCases,
  commands: ['show', 'hide'],
  listeners: { waitForPage: ['page.seen'] },
  project: ({ toast, waiting }) => [
    toast?.variant ?? null,
    toast?.transfer ?? null,
    waiting.map(({ code }) => code),
  ],
  // More waiting toasts behave like the first one.
  stopsPath: ({ waiting }) => waiting.length > 1,
  role: storeRole({}),
  states: {
    hidden: (result) => assertEqual(toastOf(result), { open: false }, 'no toast is open'),
    'shown.persistent': (result) =>
      assertEqual(result.context.toast?.variant, 'loading', 'only loading toasts are persistent'),
    'shown.unseen': (result) => {
      assertTrue(toastOf(result).open, 'the toast is open')
      void result.run.environment.openChannel('waitForPage')
    },
    'shown.autoClosing': (result) =>
      assertTrue(
        result.context.toast !== null && result.context.toast.variant !== 'loading',
        'other toasts close automatically',
      ),
    gap: (result) =>
      assertEqual(toastOf(result), { open: false }, 'no toast is open during the gap'),
  },
  invariants: {
    'an open toast is that of the context': (result) => {
      const shown = toastOf(result)
      if (shown.open)
        assertEqual(
          [shown.variant, shown.message],
          [result.context.toast?.variant, result.context.toast?.message],
          'variant and message',
        )
    },
    'toasts wait only for another one': ({ state, context }) =>
      assertTrue(context.waiting.length === 0 || !state.matches('hidden'), 'waiting'),
    'at most one timer runs': ({ run }) =>
      assertTrue(run.environment.clock.pendingTimers() <= 1, 'one timer'),
    'the context has no toast exactly in `hidden`': ({ state, context }) =>
      assertEqual(context.toast === null, state.matches('hidden'), 'toast'),
  },
  allow: {},
}
