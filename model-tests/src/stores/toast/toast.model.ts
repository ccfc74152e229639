import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { selectToast } from '../../../../core/src/stores/toast/toast.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { toastCases } from './toast.cases.ts'

const shows = ({ state }: StepResult<typeof toastMachine>) => selectToast(state)

/** The one line over the modal. */
export const toastModel: MachineModel<typeof toastMachine> = {
  id: 'stores/toast',
  machine: toastMachine,
  inputs: { fresh: undefined },
  cases: toastCases,
  commands: ['show', 'hide'],
  listeners: {},
  project: ({ toast }) => toast?.variant ?? null,
  farEnough: () => false,
  outside: storeRole({}),
  states: {
    hidden: (seen) => assertEqual(shows(seen), { open: false }, 'nothing is shown'),
    'shown.staying': (seen) =>
      assertEqual(seen.context.toast?.variant, 'loading', 'only loading stays'),
    'shown.passing': (seen) =>
      assertTrue(
        seen.context.toast !== null && seen.context.toast.variant !== 'loading',
        'all others pass',
      ),
    swapping: (seen) =>
      assertEqual(shows(seen), { open: false }, 'the old one is gone, the new one not there yet'),
  },
  invariants: {
    'what is shown is the latest that was asked for': (seen) => {
      const shown = shows(seen)
      if (shown.open)
        assertEqual(
          [shown.variant, shown.message],
          [seen.context.toast?.variant, seen.context.toast?.message],
          'shown',
        )
    },
    'at most one timer runs': ({ play }) =>
      assertTrue(play.world.clock.waiting() <= 1, 'one timer'),
    'a toast that was hidden is forgotten': ({ state, context }) =>
      assertEqual(context.toast === null, state.matches('hidden'), 'forgotten'),
  },
  allow: {},
}
