import { alertMachine } from '../../../../core/src/stores/alert/alert.machine.ts'
import { selectAlert } from '../../../../core/src/stores/alert/alert.store.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { alertCases } from './alert.cases.ts'

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
    hidden: ({ state }) => assertEqual(selectAlert(state), { open: false }, 'no alert is open'),
    shown: ({ state, run }) => {
      const shown = selectAlert(state)
      assertTrue(shown.open, 'an alert is open')
      const reported = run.environment.openChannel('reportAlerts').received.at(-1)
      if (shown.open && reported)
        assertEqual(
          [shown.code, shown.details],
          [reported.code, reported.details],
          'the open alert was logged last',
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
