import {
  switchNetworkReactions,
  switchNetworkView,
} from '../../../../core/src/flows/switch-network/switch-network.flow.ts'
import { switchNetworkMachine } from '../../../../core/src/flows/switch-network/switch-network.machine.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { switchNetworkCases, switchNetworkInputs } from './switch-network.cases.ts'

type Result = StepResult<typeof switchNetworkMachine>
const view = ({ state }: Result) => switchNetworkView(state, () => {})
const checkWaiting =
  (step: 'switching' | 'adding', src: string, unresponsive: boolean) => (result: Result) => {
    const shown = view(result)
    assertEqual(
      [shown.step, 'unresponsive' in shown && shown.unresponsive],
      [step, unresponsive],
      'view',
    )
    const { network, connectorId } = result.context
    assertEqual(
      result.run.environment.pending(src).input,
      { network, connectorId },
      'wallet request',
    )
  }

export const switchNetworkModel: MachineModel<typeof switchNetworkMachine> = {
  id: 'flows/switch-network',
  machine: switchNetworkMachine,
  inputs: switchNetworkInputs,
  cases: switchNetworkCases,
  commands: ['confirm', 'cancel', 'retry', 'skip'],
  listeners: {},
  project: ({ added, request, connectorId, walletNetworkId, network }) => [
    request,
    added,
    connectorId !== null,
    walletNetworkId === network.caipNetworkId,
  ],
  role: flowRole({ view: switchNetworkView, reactions: switchNetworkReactions }),
  states: {
    confirming: (result) => {
      assertEqual(view(result).step, 'confirming', 'step')
      assertEqual(result.run.allEmitted, [], 'events')
    },
    connecting: (result) => {
      assertEqual(view(result).step, 'switching', 'step')
      const { network, connectorId } = result.context
      assertEqual(
        result.run.environment.pending('connectNamespace').input,
        { network, connectorId },
        'request to the embedded wallet',
      )
    },
    'switching.waiting': checkWaiting('switching', 'switchNetwork', false),
    'switching.unresponsive': checkWaiting('switching', 'switchNetwork', true),
    'adding.waiting': checkWaiting('adding', 'addNetwork', false),
    'adding.unresponsive': checkWaiting('adding', 'addNetwork', true),
    rejected: (result) =>
      assertEqual(
        [view(result).step, result.run.allEmitted.at(-1)],
        ['rejected', { type: 'switch.rejected' }],
        'step and event',
      ),
    failed: (result) => {
      assertEqual(view(result).step, 'failed', 'step')
      assertTrue(result.context.problem !== 'kit/unknown', 'has a problem')
    },
    switched: (result) =>
      assertEqual(
        [view(result).step, result.run.allEmitted.at(-1)],
        ['switched', { type: 'network.switched', network: result.context.network }],
        'step and event',
      ),
    finished: ({ state, context }) =>
      assertEqual(
        state.output,
        {
          type: 'switched',
          network: context.network,
          connected: context.connectorId !== null,
          confirmed: context.request === 'confirm',
        },
        'output',
      ),
    cancelled: (result) =>
      assertEqual(
        [view(result).step, result.state.output],
        ['cancelled', { type: 'cancelled' }],
        'step and output',
      ),
  },
  invariants: {
    'a request is sent only to a connected wallet': ({ run, context }) =>
      assertTrue(context.connectorId !== null || run.environment.requests.length === 0, 'request'),
    'the view shows the requested network': (result) =>
      assertEqual(view(result).network, result.context.network, 'network'),
    'an attempt adds an unknown network at most once': ({ run }) => {
      const sources = run.environment.requests.map(({ src }) => src).join(' ')
      assertTrue(
        !sources.includes('addNetwork switchNetwork addNetwork') || run.allEmitted.length > 0,
        'added once',
      )
    },
  },
  allow: {
    'switchNetwork.switching waits for switchNetwork without a deadline':
      'The visitor decides in the wallet. The view reports an unresponsive wallet after 15 s and offers cancel.',
    'switchNetwork.adding waits for addNetwork without a deadline':
      'The visitor decides in the wallet. The view reports an unresponsive wallet after 15 s and offers cancel.',
  },
}
