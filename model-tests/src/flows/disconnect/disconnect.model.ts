import { disconnectMachine } from '../../../../core/src/flows/disconnect/disconnect.machine.ts'
import { disconnectReactions } from '../../../../core/src/flows/disconnect/disconnect.reactions.ts'
import { disconnectView } from '../../../../core/src/flows/disconnect/disconnect.view.ts'
import type { ChartModel } from '../../walker/chart-model.ts'
import { same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { disconnectCases, disconnectInputs } from './disconnect.cases.ts'

/** Leaving one wallet, or all. */
export const disconnectModel: ChartModel<typeof disconnectMachine> = {
  id: 'flows/disconnect',
  machine: disconnectMachine,
  inputs: disconnectInputs,
  cases: disconnectCases,
  commands: ['cancel'],
  listeners: {},
  project: ({ failed }) => failed.length,
  farEnough: () => false,
  outside: flowOutside({ view: disconnectView, reactions: disconnectReactions }),
  states: {
    leaving: ({ state, context, play }) => {
      same(disconnectView(state, () => {}).step, 'leaving', 'step')
      same(play.world.pending('leaveWallets').input, context.leaving, 'all wallets are told')
    },
    left: ({ state }) => same(disconnectView(state, () => {}).step, 'left', 'step'),
  },
  invariants: {
    'our side is disconnected everywhere, whatever the wallets said': ({ state, context }) => {
      const { leaving, failed } = context
      if (state.status === 'done') same(state.output, { leaving, failed }, 'output')
    },
  },
  allow: {},
}
