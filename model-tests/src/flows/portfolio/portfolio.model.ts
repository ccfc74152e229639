import {
  portfolioReactions,
  portfolioView,
} from '../../../../core/src/flows/portfolio/portfolio.flow.ts'
import { portfolioMachine } from '../../../../core/src/flows/portfolio/portfolio.machine.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { portfolioCases, portfolioInputs } from './portfolio.cases.ts'

type Result = StepResult<typeof portfolioMachine>
const view = ({ state }: Result) => portfolioView(state, () => {})
const checkReady = (result: Result) =>
  assertEqual(
    [view(result).step, view(result).namespace],
    ['ready', result.context.namespace],
    'step and namespace',
  )

export const portfolioModel: MachineModel<typeof portfolioMachine> = {
  id: 'flows/portfolio',
  machine: portfolioMachine,
  inputs: portfolioInputs,
  cases: portfolioCases,
  commands: ['refresh', 'select'],
  listeners: {},
  project: (context) => context,
  // Requests do not depend on the activity.
  stopsPath: ({ activity }) => !activity,
  role: flowRole({ view: portfolioView, reactions: portfolioReactions }),
  states: { requested: checkReady, idle: checkReady },
  invariants: {
    'events carry the namespace of the shown account': ({ context, emitted }) => {
      for (const event of emitted)
        if ('namespace' in event) assertEqual(event.namespace, context.namespace, event.type)
    },
    'the selected tab is one of the tabs, and null only without tabs': (result) => {
      const { tab, tabs } = view(result)
      assertTrue(tab === null ? tabs.length === 0 : tabs.includes(tab), 'tab')
    },
    'the flow keeps the namespace that it was started with': ({
      context: { follows, namespace },
    }) => {
      if (follows === 'named') assertEqual(namespace, portfolioInputs.named.namespace, 'named')
    },
    'the view has no tab without a source': (result) => {
      const { activity, directory, nftSource } = result.context
      const hasActivity = activity && directory
      const { tabs } = view(result)
      assertTrue(hasActivity || !tabs.includes('activity'), 'activity')
      assertTrue(hasActivity || nftSource || !tabs.includes('nfts'), 'nfts')
    },
  },
  allow: {},
}
