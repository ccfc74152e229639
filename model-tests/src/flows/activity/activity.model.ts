import { activeAccount } from '../../../../core/src/domain/account/active-accounts.ts'
import { activityReactions } from '../../../../core/src/flows/activity/activity.flow.ts'
import { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { activityCases, activityInputs } from './activity.cases.ts'

type Result = StepResult<typeof activityMachine>
const view = ({ state }: Pick<Result, 'state'>) => activityView(state, () => {})
const first = activeAccount(activityInputs.connected)

export const activityModel: MachineModel<typeof activityMachine> = {
  id: 'flows/activity',
  machine: activityMachine,
  inputs: activityInputs,
  cases: activityCases,
  commands: ['loadMore', 'refresh', 'showHidden'],
  listeners: {
    readList: ['activity.changed'],
    watchPurchases: ['clock.read', 'purchases.read'],
  },
  project: (context) => [
    context.enabled,
    activeAccount(context),
    Object.keys(context.addresses).length,
    context.list,
    context.reported,
    context.purchases.length,
  ],
  // Other accounts and lists with purchases behave like the ones before.
  stopsPath: (context) =>
    (activeAccount(context) ?? first) !== first ||
    (activeAccount(context) !== null && context.addresses.polkadot === undefined) ||
    context.purchases.length > 0,
  role: flowRole({ view: activityView, reactions: activityReactions }),
  states: {
    off: (result) => {
      const { status, problem } = view(result)
      assertEqual([status, problem, result.context.enabled], ['idle', null, false], 'view')
    },
    noAccount: (result) => {
      const expected = ['idle', 'data/history-without-address', null]
      const { status, problem } = view(result)
      assertEqual([status, problem, activeAccount(result.context)], expected, 'view')
    },
    browsing: ({ state, context, run }) => {
      const { list, purchases } = context
      for (const src of ['readList', 'watchPurchases'])
        assertEqual(run.environment.openChannel(src).input, activeAccount(context), 'account')
      const shown = view({ state })
      const isCleared = list.problem !== null && list.page === 'further'
      const count = (isCleared ? 0 : (list.data?.rows.length ?? 0)) + purchases.length
      assertEqual(shown.data !== null, count > 0 || list.status === 'fresh', 'data')
      assertEqual(shown.status, list.status === 'idle' ? 'loading' : list.status, 'status')
      assertEqual(shown.problem, list.problem, 'problem')
      const isComplete = list.data !== null && !list.hasMore
      if (shown.data !== null && shown.status === 'loading')
        assertEqual([shown.data.complete, shown.loadMore], [isComplete, null], 'next page')
    },
  },
  invariants: {
    'nothing is read while the activity is turned off or without an account': ({ context, run }) =>
      assertTrue(
        (context.enabled && activeAccount(context) !== null) ||
          run.environment.channels.every(({ open }) => !open),
        'channels',
      ),
    'an emitted failure is that of the list': ({ emitted, context: { list } }) => {
      for (const { type } of emitted)
        assertEqual(type === 'activity.failed', list.problem !== null, 'problem')
    },
  },
  allow: {},
}
