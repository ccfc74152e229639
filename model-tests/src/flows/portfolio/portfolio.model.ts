import { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import { portfolioReactions } from '../../../../core/src/flows/portfolio/portfolio.reactions.ts'
import { portfolioView } from '../../../../core/src/flows/portfolio/portfolio.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { portfolioCases, portfolioInputs } from './portfolio.cases.ts'

type See = StepResult<typeof portfolioMachine>
const view = ({ state }: See) => portfolioView(state, () => {})
const isReady = (seen: See) =>
  assertEqual(
    [view(seen).step, view(seen).namespace],
    ['ready', seen.context.namespace],
    'step and namespace',
  )

/** Model of the portfolio flow. */
export const portfolioModel: MachineModel<typeof portfolioMachine> = {
  id: 'flows/portfolio',
  machine: portfolioMachine,
  inputs: portfolioInputs,
  cases: portfolioCases,
  commands: ['refresh', 'select'],
  listeners: {},
  project: (context) => context,
  stopsPath: () => false,
  role: flowRole({ view: portfolioView, reactions: portfolioReactions }),
  states: { requested: isReady, idle: isReady },
  invariants: {
    'events carry the namespace of the shown account': ({ context, emitted }) => {
      for (const fact of emitted)
        if ('namespace' in fact) assertEqual(fact.namespace, context.namespace, fact.type)
    },
    'the selected tab is one of the tabs, and null only without tabs': (seen) => {
      const { tab, tabs } = view(seen)
      assertTrue(tab === null ? tabs.length === 0 : tabs.includes(tab), 'tab')
    },
    'the namespace stays if the flow was started with one': ({
      context: { follows, namespace },
    }) => {
      if (follows === 'named') assertEqual(namespace, portfolioInputs.named.namespace, 'named')
    },
    'there is no activity tab if the page disables the activity': (seen) => {
      if (!seen.context.history) assertTrue(!view(seen).tabs.includes('activity'), 'activity tab')
    },
  },
  allow: {},
}
