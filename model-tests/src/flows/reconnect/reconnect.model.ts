import { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import { reconnectReactions } from '../../../../core/src/flows/reconnect/reconnect.reactions.ts'
import { reconnectView } from '../../../../core/src/flows/reconnect/reconnect.view.ts'
import { foxConnection } from '../../samples.ts'
import type { ChartModel } from '../../walker/chart-model.ts'
import { same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { reconnectCases, reconnectInputs } from './reconnect.cases.ts'

/** What was connected before the page was loaded. */
export const reconnectModel: ChartModel<typeof reconnectMachine> = {
  id: 'flows/reconnect',
  machine: reconnectMachine,
  inputs: reconnectInputs,
  cases: reconnectCases,
  commands: ['cancel'],
  listeners: {},
  project: ({ connection }) => connection !== null,
  farEnough: () => false,
  outside: flowOutside({ view: reconnectView, reactions: reconnectReactions }),
  states: {
    restoring: ({ state, play }) => {
      same(reconnectView(state, () => {}).step, 'restoring', 'step')
      same(play.world.pending('restoreConnection').input, reconnectInputs.stored, 'the stored wallet is asked')
    },
    restored: ({ state }) => {
      same(reconnectView(state, () => {}).step, 'restored', 'step')
      same(state.output, { type: 'restored', connection: foxConnection }, 'output')
    },
    lost: ({ state }) => {
      same(reconnectView(state, () => {}).step, 'lost', 'step')
      same(state.output, { type: 'lost', namespace: 'eip155' }, 'output')
    },
  },
  invariants: {
    'an address is known only once the wallet confirmed it': ({ state, context }) =>
      same(context.connection !== null, state.matches('restored'), 'known'),
  },
  allow: {},
}
