import { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { connectReactions } from '../../../../core/src/flows/connect/connect.reactions.ts'
import { connectView } from '../../../../core/src/flows/connect/connect.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { connectCases, connectInputs } from './connect.cases.ts'

const chooses = (preparing: boolean) => (seen: StepResult<typeof connectMachine>) => {
  const view = connectView(seen.state, () => {})
  assertEqual([view.step, 'preparing' in view && view.preparing], ['choosing', preparing], 'shown')
}

/** Chooses a wallet. */
export const connectModel: MachineModel<typeof connectMachine> = {
  id: 'flows/connect',
  machine: connectMachine,
  inputs: connectInputs,
  cases: connectCases,
  commands: ['accept', 'withdraw', 'pick', 'showAll', 'showGuide'],
  listeners: {},
  project: ({ legal, eager }) => [legal, eager],
  stopsPath: () => false,
  role: flowRole({ view: connectView, reactions: connectReactions }),
  states: {
    consenting: ({ state }) => assertEqual(connectView(state, () => {}).step, 'consenting', 'step'),
    choosing: ({ state }) => assertEqual(connectView(state, () => {}).step, 'choosing', 'step'),
    'choosing.preparing': chooses(true),
    'choosing.ready': chooses(false),
  },
  invariants: {
    'nothing is picked before the terms are accepted': ({ state, emitted }) => {
      if (emitted.some(({ type }) => type === 'wallet.picked' || type === 'all.requested'))
        assertTrue(state.matches('choosing'), 'accepted')
    },
    'nobody outside is asked before the terms are accepted': ({ state, emitted, run }) => {
      const isOpen = run.environment.requests.some((call) => !call.aborted && !call.settled)
      if (isOpen || emitted.some(({ type }) => type === 'wallets.requested'))
        assertTrue(state.matches('choosing'), 'accepted')
    },
    'consent is asked for only where there is something to consent to': ({ state, context }) =>
      assertTrue(context.legal || !state.matches('consenting'), 'asked'),
    'a link is prepared only where a tap must open an app at once': ({ context, run }) =>
      assertTrue(context.eager || run.environment.requests.length === 0, 'prepared'),
  },
  allow: {},
}
