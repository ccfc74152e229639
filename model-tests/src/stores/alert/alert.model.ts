import { alertMachine } from '../../../../core/src/stores/alert/alert.machine.ts'
import { selectAlert } from '../../../../core/src/stores/alert/alert.store.ts'
import type { Alert } from '../../../../core/src/stores/alert/alert.types.ts'
import { alertHint } from '../../../../core/src/stores/alert/alert-hints.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { storeRole } from '../../walker/machine-role.ts'
import { alertCases } from './alert.cases.ts'

const order: readonly Alert['variant'][] = ['error', 'warning', 'info', 'success']
const rank = ({ variant }: Alert) => order.indexOf(variant)

export const alertModel: MachineModel<typeof alertMachine> = {
  id: 'stores/alert',
  machine: alertMachine,
  inputs: { fresh: { origin: 'https://page.example', projectId: 'missing' } },
  cases: alertCases,
  commands: ['raise', 'dismiss'],
  listeners: { reportAlerts: [] },
  project: ({ open, raised }) => [open.map(({ code, variant }) => [code, variant]), raised],
  role: storeRole({}),
  states: {
    hidden: ({ state }) => assertEqual(selectAlert(state), { open: false }, 'no alert is open'),
    shown: ({ state, context }) => {
      const shown = selectAlert(state)
      const [first] = context.open
      assertEqual(
        shown,
        {
          open: true,
          ...first,
          hint: first === undefined ? null : alertHint(first, context),
          audience: 'developer',
          waiting: context.open.length - 1,
        },
        'the first open alert is shown',
      )
    },
  },
  invariants: {
    'all raised codes were logged': ({ context, run }) => {
      const logged = run.environment
        .openChannel('reportAlerts')
        .received.map(({ alert }) => (alert as Alert).code)
      assertEqual(context.raised, [...new Set(logged)], 'logged')
    },
    'an alert with `once` is logged once': ({ run }) =>
      assertTrue(
        run.environment
          .openChannel('reportAlerts')
          .received.filter(({ alert }) => (alert as Alert).code === 'config/project-id-missing')
          .length <= 1,
        'once',
      ),
    'no open alert is more severe than the shown one': ({ context }) =>
      assertTrue(
        context.open.every((alert) => rank(alert) >= rank(context.open[0] ?? alert)),
        'order',
      ),
  },
  allow: {},
}
