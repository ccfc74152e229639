import {
  accountTypeReactions,
  accountTypeView,
} from '../../../../core/src/flows/account-type/account-type.flow.ts'
import { accountTypeMachine } from '../../../../core/src/flows/account-type/account-type.machine.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { accountTypeCases, accountTypeInputs } from './account-type.cases.ts'

type Result = StepResult<typeof accountTypeMachine>
const checkStep =
  (step: string) =>
  ({ state }: Result) =>
    assertEqual(accountTypeView(state, () => {}).step, step, 'step')

export const accountTypeModel: MachineModel<typeof accountTypeMachine> = {
  id: 'flows/account-type',
  machine: accountTypeMachine,
  inputs: accountTypeInputs,
  cases: accountTypeCases,
  commands: ['switch', 'retry', 'cancel'],
  listeners: {},
  project: ({ wallet }) => [wallet],
  role: flowRole({ view: accountTypeView, reactions: accountTypeReactions }),
  states: {
    unavailable: checkStep('unavailable'),
    fixed: checkStep('fixed'),
    ready: checkStep('ready'),
    switching: (result) => {
      checkStep('switching')(result)
      const accountType = result.context.wallet?.accountType === 'eoa' ? 'smartAccount' : 'eoa'
      assertEqual(
        result.run.environment.pending('setAccountType').input,
        { namespace: 'eip155', accountType },
        'input',
      )
    },
    failed: (result) => {
      checkStep('failed')(result)
      assertTrue(result.context.problem !== 'kit/unknown', 'problem')
    },
  },
  invariants: {
    'the state is `unavailable` exactly without an embedded wallet': ({ state, context }) =>
      assertEqual(state.matches('unavailable'), context.wallet === null, 'unavailable'),
    'the state is `fixed` only for an account of the key on a network without smart accounts': ({
      state,
      context: { wallet, smartAccountNetworks },
    }) => {
      if (state.matches('fixed') && wallet !== null)
        assertEqual(
          [wallet.accountType, smartAccountNetworks.includes(wallet.caipNetworkId)],
          ['eoa', false],
          'type',
        )
    },
  },
  allow: {},
}
