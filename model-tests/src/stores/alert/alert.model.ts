import { alertMachine } from '../../../../core/src/stores/alert/alert.machine.ts'
import { selectAlert } from '../../../../core/src/stores/alert/alert.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { alertCases } from './alert.cases.ts'

/** The model of the alert store. */
export const alertModel: MachineModel<typeof alertMachine> = {
  id: 'stores/alert',
  machine: alertMachine,
  inputs: { fresh: undefined },
  cases: alertCases,
  commands: ['raise', 'dismiss'],
  listeners: { reportAlerts: [] },
  project: ({ alert, raised }) => [alert?.code ?? null, raised],
  stopsPath: () => false,
  role: storeRole({}),
  states: {
    hidden: ({ state }) =>
      assertEqual(selectAlert(state), { open: false }, 'no toast or alert is shown'),
    shown: ({ state, run }) => {
      const shown = selectAlert(state)
      assertTrue(shown.open, 'an alert is shown')
      const reported = run.environment.openChannel('reportAlerts').received.at(-1)
      if (shown.open && reported)
        assertEqual(
          [shown.code, shown.details],
          [reported.code, reported.details],
          'what is shown was logged last',
        )
    },
  },
  invariants: {
    'all raised codes were logged': ({ context, run }) => {
      const logged = run.environment.openChannel('reportAlerts').received.map(({ code }) => code)
      assertEqual(context.raised, [...new Set(logged)], 'logged')
    },
    'an alert with `once` is logged once': ({ run }) =>
      assertTrue(
        run.environment
          .openChannel('reportAlerts')
          .received.filter(({ code }) => code === 'config/project-id-missing').length <= 1,
        'once',
      ),
  },
  allow: {},
}
