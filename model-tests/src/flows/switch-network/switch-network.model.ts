import { switchNetworkMachine } from '../../../../core/src/flows/switch-network/switch-network.machine.ts'
import { switchNetworkReactions } from '../../../../core/src/flows/switch-network/switch-network.reactions.ts'
import { switchNetworkView } from '../../../../core/src/flows/switch-network/switch-network.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { switchNetworkCases, switchNetworkInputs } from './switch-network.cases.ts'

type See = StepResult<typeof switchNetworkMachine>
const view = ({ state }: See) => switchNetworkView(state, () => {})
const waits = (step: 'switching' | 'adding', src: string, silent: boolean) => (seen: See) => {
  const shown = view(seen)
  assertEqual([shown.step, 'silent' in shown && shown.silent], [step, silent], 'shown')
  const { network, connectorId } = seen.context
  assertEqual(seen.play.world.pending(src).input, { network, connectorId }, 'the wallet was asked')
}

/** To another network. */
export const switchNetworkModel: MachineModel<typeof switchNetworkMachine> = {
  id: 'flows/switch-network',
  machine: switchNetworkMachine,
  inputs: switchNetworkInputs,
  cases: switchNetworkCases,
  commands: ['cancel', 'retry'],
  listeners: {},
  project: ({ added, connectorId, walletNetworkId, network }) => [
    added,
    connectorId !== null,
    walletNetworkId === network.caipNetworkId,
  ],
  farEnough: () => false,
  outside: flowRole({ view: switchNetworkView, reactions: switchNetworkReactions }),
  states: {
    'switching.waiting': waits('switching', 'switchNetwork', false),
    'switching.silent': waits('switching', 'switchNetwork', true),
    'adding.waiting': waits('adding', 'addNetwork', false),
    'adding.silent': waits('adding', 'addNetwork', true),
    refused: (seen) =>
      assertEqual(
        [view(seen).step, seen.play.facts.at(-1)],
        ['refused', { type: 'switch.rejected' }],
        'told',
      ),
    failed: (seen) => {
      assertEqual(view(seen).step, 'failed', 'step')
      assertTrue(seen.context.problem !== 'kit/unknown', 'says why')
    },
    switched: ({ state, context }) =>
      assertEqual(
        state.output,
        { type: 'switched', network: context.network, connected: context.connectorId !== null },
        'output',
      ),
    cancelled: (seen) =>
      assertEqual(
        [view(seen).step, seen.state.output],
        ['cancelled', { type: 'cancelled' }],
        'step and output',
      ),
  },
  invariants: {
    'only a connected wallet is asked': ({ play, context }) =>
      assertTrue(context.connectorId !== null || play.world.calls.length === 0, 'asked'),
    'the shown network is the one asked for': (seen) =>
      assertEqual(view(seen).network, seen.context.network, 'network'),
    'an unknown network is offered once a try': ({ play }) => {
      const asked = play.world.calls.map(({ src }) => src).join(' ')
      assertTrue(
        !asked.includes('addNetwork switchNetwork addNetwork') || play.facts.length > 0,
        'offered once',
      )
    },
  },
  allow: {},
}
