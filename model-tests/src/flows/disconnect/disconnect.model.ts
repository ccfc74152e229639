import { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import { disconnectReactions } from '../../../../core/src/flows/disconnect/disconnect.reactions.ts'
import { disconnectView } from '../../../../core/src/flows/disconnect/disconnect.view.ts'
import { assertEqual } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { disconnectCases, disconnectInputs } from './disconnect.cases.ts'

/** Leaving one wallet, or all. */
export const disconnectModel: MachineModel<typeof disconnectMachine> = {
  id: 'flows/disconnect',
  machine: disconnectMachine,
  inputs: disconnectInputs,
  cases: disconnectCases,
  commands: ['cancel'],
  listeners: {},
  project: ({ failed }) => failed.length,
  farEnough: () => false,
  outside: flowRole({ view: disconnectView, reactions: disconnectReactions }),
  states: {
    leaving: ({ state, context, play }) => {
      assertEqual(disconnectView(state, () => {}).step, 'leaving', 'step')
      assertEqual(play.world.pending('leaveWallets').input, context.leaving, 'all wallets are told')
    },
    left: ({ state }) => assertEqual(disconnectView(state, () => {}).step, 'left', 'step'),
  },
  invariants: {
    'our side is disconnected everywhere, whatever the wallets said': ({ state, context }) => {
      const { leaving, failed } = context
      if (state.status === 'done') assertEqual(state.output, { leaving, failed }, 'output')
    },
  },
  allow: {},
}
