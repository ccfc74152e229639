import {
  multiChainReactions,
  multiChainView,
} from '../../../../../core/src/flows/connect/multi-chain/multi-chain.flow.ts'
import { multiChainMachine } from '../../../../../core/src/flows/connect/multi-chain/multi-chain.machine.ts'
import { assertEqual, assertTrue } from '../../../walker/check.ts'
import type { MachineModel, StepResult } from '../../../walker/machine-model.ts'
import { flowRole } from '../../../walker/machine-role.ts'
import { multiChainCases, multiChainInputs } from './multi-chain.cases.ts'

type Result = StepResult<typeof multiChainMachine>
const view = ({ state }: Result) => multiChainView(state, () => {})

export const multiChainModel: MachineModel<typeof multiChainMachine> = {
  id: 'flows/connect/multi-chain',
  machine: multiChainMachine,
  inputs: multiChainInputs,
  cases: multiChainCases,
  commands: ['pick', 'chooseAnother'],
  listeners: {},
  // The allowed commands do not depend on which connectors are listed or connected.
  project: ({ connectors, connected, picked }) => [
    connectors.length,
    connectors.filter(({ id, chain }) => connected[chain] === id).length,
    picked !== null,
  ],
  role: flowRole({ view: multiChainView, reactions: multiChainReactions }),
  states: {
    choosing: (result) => {
      const shown = view(result)
      const { connectors, connected } = result.context
      assertEqual(
        shown.step === 'choosing' && shown.connectors.length,
        connectors.length,
        'all connectors are shown',
      )
      if (shown.step === 'choosing')
        for (const shownConnector of shown.connectors)
          assertEqual(
            shownConnector.connected,
            connected[shownConnector.namespace] === shownConnector.connectorId,
            'connected with this wallet',
          )
    },
    cancelled: (result) =>
      assertEqual(
        [view(result).step, result.state.output],
        ['cancelled', { type: 'cancelled' }],
        'step and output',
      ),
  },
  invariants: {
    'one connector per namespace, in offered namespaces only': ({
      context: { connectors, offeredNamespaces },
    }) => {
      assertEqual(
        new Set(connectors.map(({ chain }) => chain)).size,
        connectors.length,
        'namespaces',
      )
      assertTrue(
        connectors.every(({ chain }) => offeredNamespaces.includes(chain)),
        'offered',
      )
    },
    'all connectors belong to the same wallet': ({ context }) =>
      assertEqual(new Set(context.connectors.map(({ name }) => name)).size <= 1, true, 'names'),
    'a pick names an existing connector': ({ context, emitted }) => {
      for (const event of emitted)
        assertTrue(
          context.connectors.some(
            ({ id, chain }) =>
              'connectorId' in event &&
              'namespace' in event &&
              id === event.connectorId &&
              chain === event.namespace,
          ),
          event.type,
        )
    },
  },
  allow: {},
}
