import { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { connectReactions } from '../../../../core/src/flows/connect/connect.reactions.ts'
import { connectView } from '../../../../core/src/flows/connect/connect.view.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { connectCases, connectInputs } from './connect.cases.ts'

const chooses = (preparing: boolean) => (seen: Seen<typeof connectMachine>) => {
  const view = connectView(seen.state, () => {})
  same([view.step, 'preparing' in view && view.preparing], ['choosing', preparing], 'shown')
}

/** Choosing a wallet. */
export const connectModel: ChartModel<typeof connectMachine> = {
  id: 'flows/connect',
  machine: connectMachine,
  inputs: connectInputs,
  cases: connectCases,
  commands: ['accept', 'unaccept', 'pick', 'all', 'guide'],
  listeners: {},
  project: ({ legal, eager }) => [legal, eager],
  farEnough: () => false,
  outside: flowOutside({ view: connectView, reactions: connectReactions }),
  states: {
    consenting: ({ state }) => same(connectView(state, () => {}).step, 'consenting', 'step'),
    choosing: ({ state }) => same(connectView(state, () => {}).step, 'choosing', 'step'),
    'choosing.preparing': chooses(true),
    'choosing.ready': chooses(false),
  },
  invariants: {
    'nothing is picked before the terms are accepted': ({ state, news }) => {
      if (news.some(({ type }) => type === 'wallet.picked' || type === 'all.requested'))
        must(state.matches('choosing'), 'accepted')
    },
    'nobody outside is asked before the terms are accepted': ({ state, news, play }) => {
      const isOpen = play.world.calls.some((call) => !call.aborted && !call.settled)
      if (isOpen || news.some(({ type }) => type === 'wallets.requested'))
        must(state.matches('choosing'), 'accepted')
    },
    'consent is asked for only where there is something to consent to': ({ state, context }) =>
      must(context.legal || !state.matches('consenting'), 'asked'),
    'a link is prepared only where a tap must open an app at once': ({ context, play }) =>
      must(context.eager || play.world.calls.length === 0, 'prepared'),
  },
  allow: {},
}
