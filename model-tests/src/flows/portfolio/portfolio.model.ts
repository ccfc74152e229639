import { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import { portfolioReactions } from '../../../../core/src/flows/portfolio/portfolio.reactions.ts'
import { portfolioView } from '../../../../core/src/flows/portfolio/portfolio.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { portfolioCases, portfolioInputs } from './portfolio.cases.ts'

type See = StepResult<typeof portfolioMachine>
const view = ({ state }: See) => portfolioView(state, () => {})
const shown = (seen: See) =>
  assertEqual(
    [view(seen).step, view(seen).namespace],
    ['shown', seen.context.namespace],
    'whose it is',
  )

/** Looking at an account. */
export const portfolioModel: MachineModel<typeof portfolioMachine> = {
  id: 'flows/portfolio',
  machine: portfolioMachine,
  inputs: portfolioInputs,
  cases: portfolioCases,
  commands: ['refresh', 'select'],
  listeners: {},
  project: (context) => context,
  farEnough: () => false,
  outside: flowRole({ view: portfolioView, reactions: portfolioReactions }),
  states: { wanting: shown, resting: shown },
  invariants: {
    'what is wanted is of the account that is shown': ({ context, news }) => {
      for (const fact of news)
        if ('namespace' in fact) assertEqual(fact.namespace, context.namespace, fact.type)
    },
    'a tab is shown exactly where there are any, and it is one of them': (seen) => {
      const { tab, tabs } = view(seen)
      assertTrue(tab === null ? tabs.length === 0 : tabs.includes(tab), 'one of the tabs')
    },
    'a named account is never left for another': ({ context: { follows, namespace } }) => {
      if (follows === 'named') assertEqual(namespace, portfolioInputs.named.namespace, 'named')
    },
    'the history is no tab where the page does not want it': (seen) => {
      if (!seen.context.history) assertTrue(!view(seen).tabs.includes('activity'), 'none')
    },
  },
  allow: {},
}
