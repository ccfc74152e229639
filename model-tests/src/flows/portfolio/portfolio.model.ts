import { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import { portfolioReactions } from '../../../../core/src/flows/portfolio/portfolio.reactions.ts'
import { portfolioView } from '../../../../core/src/flows/portfolio/portfolio.view.ts'
import type { ChartModel, Seen } from '../../walker/chart-model.ts'
import { must, same } from '../../walker/check.ts'
import { flowOutside } from '../../walker/outside.ts'
import { portfolioCases, portfolioInputs } from './portfolio.cases.ts'

type See = Seen<typeof portfolioMachine>
const view = ({ state }: See) => portfolioView(state, () => {})
const shown = (seen: See) =>
  same([view(seen).step, view(seen).namespace], ['shown', seen.context.namespace], 'whose it is')

/** Looking at an account. */
export const portfolioModel: ChartModel<typeof portfolioMachine> = {
  id: 'flows/portfolio',
  machine: portfolioMachine,
  inputs: portfolioInputs,
  cases: portfolioCases,
  commands: ['refresh', 'select'],
  listeners: {},
  project: (context) => context,
  farEnough: () => false,
  outside: flowOutside({ view: portfolioView, reactions: portfolioReactions }),
  states: { wanting: shown, resting: shown },
  invariants: {
    'what is wanted is of the account that is shown': ({ context, news }) => {
      for (const fact of news)
        if ('namespace' in fact) same(fact.namespace, context.namespace, fact.type)
    },
    'a tab is shown exactly where there are any, and it is one of them': (seen) => {
      const { tab, tabs } = view(seen)
      must(tab === null ? tabs.length === 0 : tabs.includes(tab), 'one of the tabs')
    },
    'a named account is never left for another': ({ context: { follows, namespace } }) => {
      if (follows === 'named') same(namespace, portfolioInputs.named.namespace, 'named')
    },
    'the history is no tab where the page does not want it': (seen) => {
      if (!seen.context.history) must(!view(seen).tabs.includes('activity'), 'none')
    },
  },
  allow: {},
}
