import { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { connectReactions } from '../../../../core/src/flows/connect/connect.reactions.ts'
import { connectView } from '../../../../core/src/flows/connect/connect.view.ts'
import type { ChartModel } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { connectCases, connectInputs } from './connect.cases.ts'

/** Choosing a wallet. */
export const connectModel: ChartModel<typeof connectMachine> = {
  id: 'flows/connect',
  machine: connectMachine,
  inputs: connectInputs,
  cases: connectCases,
  commands: ['accept', 'unaccept', 'pick', 'guide'],
  listeners: {},
  project: ({ legal }) => legal,
  farEnough: () => false,
  outside: flowOutside({ view: connectView, reactions: connectReactions }),
  states: {
    consenting: ({ state }) => same(connectView(state, () => {}).step, 'consenting', 'step'),
    choosing: ({ state }) => same(connectView(state, () => {}).step, 'choosing', 'step'),
  },
  invariants: {
    'nothing is picked before the terms are accepted': ({ state, news }) => {
      if (news.some(({ type }) => type === 'wallet.picked')) must(state.matches('choosing'), 'accepted')
    },
    'consent is asked for only where there is something to consent to': ({ state, context }) =>
      must(context.legal || !state.matches('consenting'), 'asked'),
  },
  allow: {},
}
