import {
  switchActiveChainReactions,
  switchActiveChainView,
} from '../../../../core/src/flows/switch-active-chain/switch-active-chain.flow.ts'
import { switchActiveChainMachine } from '../../../../core/src/flows/switch-active-chain/switch-active-chain.machine.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { switchActiveChainInputs } from './switch-active-chain.cases.ts'

const checkStep =
  (step: string) =>
  ({ state }: StepResult<typeof switchActiveChainMachine>) =>
    assertEqual(switchActiveChainView(state, () => {}).step, step, 'step')

export const switchActiveChainModel: MachineModel<typeof switchActiveChainMachine> = {
  id: 'flows/switch-active-chain',
  machine: switchActiveChainMachine,
  inputs: switchActiveChainInputs,
  cases: {},
  commands: ['confirm', 'connect', 'cancel'],
  listeners: {},
  project: () => null,
  role: flowRole({ view: switchActiveChainView, reactions: switchActiveChainReactions }),
  states: {
    confirming({ state }) {
      const view = switchActiveChainView(state, () => {})
      assertEqual(view.step, 'confirming', 'step')
      assertEqual(
        view.step === 'confirming' && view.connect !== null,
        state.context.connectorId !== null,
        'connect',
      )
    },
    connecting: checkStep('connecting'),
    confirmed: checkStep('confirmed'),
    cancelled: checkStep('cancelled'),
  },
  invariants: {
    'the output has the type of the final state': ({ state }) => {
      if (state.status === 'done') assertEqual(state.output?.type, state.value, 'output')
    },
  },
  allow: {},
}
