import {
  reconnectReactions,
  reconnectView,
} from '../../../../core/src/flows/reconnect/reconnect.flow.ts'
import { reconnectMachine } from '../../../../core/src/flows/reconnect/reconnect.machine.ts'
import { foxConnection } from '../../samples.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { reconnectCases, reconnectInputs } from './reconnect.cases.ts'

export const reconnectModel: MachineModel<typeof reconnectMachine> = {
  id: 'flows/reconnect',
  machine: reconnectMachine,
  inputs: reconnectInputs,
  cases: reconnectCases,
  commands: ['cancel'],
  listeners: {},
  project: ({ connection, reason }) => [connection !== null, reason],
  role: {
    ...flowRole({ view: reconnectView, reactions: reconnectReactions }),
    attemptStatus: 'reconnecting',
  },
  states: {
    restoring: ({ state, context, run }) => {
      assertEqual(reconnectView(state, () => {}).step, 'restoring', 'step')
      const { namespace, connectorId, address } = context
      assertEqual(
        run.environment.pending('restoreConnection').input,
        { namespace, connectorId, address },
        'input of restoreConnection',
      )
    },
    restored: ({ state }) => {
      assertEqual(reconnectView(state, () => {}).step, 'restored', 'step')
      assertEqual(state.output, { type: 'restored', connection: foxConnection }, 'output')
    },
    lost: ({ state, context: { namespace, connectorId, reason }, run }) => {
      assertEqual(reconnectView(state, () => {}).step, 'lost', 'step')
      assertEqual(state.output, { type: 'lost', namespace, connectorId, reason }, 'output')
      const result = run.environment.requests[0]?.result ?? null
      const possibleReasons =
        result === null ? ['cancelled', 'unresponsive'] : [result.ok ? 'not-shared' : 'failed']
      assertTrue(possibleReasons.includes(reason), `the reason cannot be ${reason}`)
    },
  },
  invariants: {
    'the context has a connection only after the wallet confirmed it': ({ state, context }) =>
      assertEqual(context.connection !== null, state.matches('restored'), 'connection'),
  },
  allow: {},
}
