import { disconnectView } from '../../../../core/src/flows/disconnect/disconnect.flow.ts'
import { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import { disconnectReactions } from '../../../../core/src/flows/disconnect/disconnect.reactions.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { disconnectCases, disconnectInputs } from './disconnect.cases.ts'

export const disconnectModel: MachineModel<typeof disconnectMachine> = {
  id: 'flows/disconnect',
  machine: disconnectMachine,
  inputs: disconnectInputs,
  cases: disconnectCases,
  commands: ['cancel'],
  listeners: {},
  project: ({ failed }) => failed.length,
  role: flowRole({ view: disconnectView, reactions: disconnectReactions }),
  states: {
    disconnecting: ({ state, context, run }) => {
      assertEqual(disconnectView(state, () => {}).step, 'disconnecting', 'step')
      assertEqual(
        run.environment.pending('disconnectWallets').input,
        context.wallets,
        'all wallets are disconnected',
      )
    },
    disconnected: ({ state }) =>
      assertEqual(disconnectView(state, () => {}).step, 'disconnected', 'step'),
  },
  invariants: {
    'the output names every wallet and every failure': ({ state, context }) => {
      const { wallets, requested, failed } = context
      if (state.status === 'done')
        assertEqual(state.output, { wallets, requested, failed }, 'output')
    },
  },
  allow: {},
}
