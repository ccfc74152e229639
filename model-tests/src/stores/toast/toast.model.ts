import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { selectToast } from '../../../../core/src/stores/toast/toast.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { toastCases } from './toast.cases.ts'

const shows = ({ state }: StepResult<typeof toastMachine>) => selectToast(state)

/** The model of the toast. */
export const toastModel: MachineModel<typeof toastMachine> = {
  id: 'stores/toast',
  machine: toastMachine,
  inputs: { fresh: undefined },
  cases: toastCases,
  commands: ['show', 'hide'],
  listeners: {},
  project: ({ toast }) => toast?.variant ?? null,
  stopsPath: () => false,
  role: storeRole({}),
  states: {
    hidden: (result) => assertEqual(shows(result), { open: false }, 'no toast or alert is shown'),
    'shown.persistent': (result) =>
      assertEqual(result.context.toast?.variant, 'loading', 'only loading toasts are persistent'),
    'shown.autoClosing': (result) =>
      assertTrue(
        result.context.toast !== null && result.context.toast.variant !== 'loading',
        'other toasts close automatically',
      ),
    gap: (result) => assertEqual(shows(result), { open: false }, 'no toast is shown during the gap'),
  },
  invariants: {
    'the latest toast is shown': (result) => {
      const shown = shows(result)
      if (shown.open)
        assertEqual(
          [shown.variant, shown.message],
          [result.context.toast?.variant, result.context.toast?.message],
          'shown',
        )
    },
    'at most one timer runs': ({ run }) =>
      assertTrue(run.environment.clock.pendingTimers() <= 1, 'one timer'),
    'a hidden toast is cleared': ({ state, context }) =>
      assertEqual(context.toast === null, state.matches('hidden'), 'cleared'),
  },
  allow: {},
}
