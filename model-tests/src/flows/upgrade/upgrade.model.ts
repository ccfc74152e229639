import { upgradeReactions, upgradeView } from '../../../../core/src/flows/upgrade/upgrade.flow.ts'
import { upgradeMachine } from '../../../../core/src/flows/upgrade/upgrade.machine.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { upgradeCases, upgradeInputs } from './upgrade.cases.ts'

type Result = StepResult<typeof upgradeMachine>
const checkStep = (step: 'ready' | 'blocked') => (result: Result) =>
  assertEqual(
    upgradeView(result.state, () => {}).step,
    result.context.url === null ? 'unavailable' : step,
    'step',
  )

export const upgradeModel: MachineModel<typeof upgradeMachine> = {
  id: 'flows/upgrade',
  machine: upgradeMachine,
  inputs: upgradeInputs,
  cases: upgradeCases,
  commands: ['open'],
  listeners: { openDashboard: ['window.opened', 'window.blocked'] },
  project: ({ url }) => url,
  stopsPath: () => false,
  role: flowRole({ view: upgradeView, reactions: upgradeReactions }),
  states: { ready: checkStep('ready'), blocked: checkStep('blocked') },
  invariants: {
    'openDashboard runs as long as the machine': ({ run }) =>
      void run.environment.openChannel('openDashboard'),
  },
  allow: {},
}
