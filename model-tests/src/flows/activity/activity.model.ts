import { activeAccount } from '../../../../core/src/domain/account/active-accounts.ts'
import { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import { activityReactions } from '../../../../core/src/flows/activity/activity.reactions.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { activityCases, activityInputs } from './activity.cases.ts'

type See = StepResult<typeof activityMachine>
const view = ({ state }: See) => activityView(state, () => {})
const first = activeAccount(activityInputs.connected)
const requestOf = ({ run }: See, src: string): { account: string; cursor: string | null } =>
  Object(run.environment.pending(src).input)

const checkList =
  (step: string) =>
  ({ state, context }: See) => {
    const count = context.rows.length + context.purchases.length
    assertEqual(count === 0, step === 'empty', 'items')
    const shown = activityView(state, () => {})
    assertEqual(shown.step === 'ready', step === 'filled', 'step')
  }
/** Checks `rest` of a filled list, or the step that an empty list has instead. */
const shows = (rest: string, emptyStep: string) => (seen: See) => {
  const shown = view(seen)
  const { rows, purchases } = seen.context
  assertEqual(
    shown.step === 'ready' ? shown.rest : shown.step,
    rows.length + purchases.length === 0 ? emptyStep : rest,
    'rest or step',
  )
}
const refreshes = (rest: 'end' | 'loading') => (seen: See) => {
  assertEqual(seen.context.next === null, rest === 'end', 'next page')
  shows(rest, 'loadingActivity')(seen)
  assertEqual(
    requestOf(seen, 'readNewest'),
    { account: activeAccount(seen.context), cursor: null },
    'request for the first page',
  )
}

/** Model of the activity flow. */
export const activityModel: MachineModel<typeof activityMachine> = {
  id: 'flows/activity',
  machine: activityMachine,
  inputs: activityInputs,
  cases: activityCases,
  commands: ['loadMore', 'retry', 'refresh', 'showHidden'],
  listeners: { watchOnline: ['online'], watchPurchases: ['clock.read', 'purchases.read'] },
  project: (context) => [
    activeAccount(context),
    Object.keys(context.addresses).length,
    context.rows.length,
    context.purchases.length,
    context.next,
    context.cursors.length,
  ],
  // other accounts, longer lists and lists with purchases behave like the first ones
  stopsPath: (context) =>
    (activeAccount(context) ?? first) !== first ||
    (activeAccount(context) !== null && context.addresses.polkadot === undefined) ||
    context.cursors.length > 1 ||
    context.rows.length > 1 ||
    context.purchases.length > 0,
  role: flowRole({ view: activityView, reactions: activityReactions }),
  states: {
    noAccount: (seen) =>
      assertEqual([view(seen).step, activeAccount(seen.context)], ['noAccount', null], 'step'),
    'browsing.pages.loading': (seen) => {
      shows('loading', 'loadingActivity')(seen)
      assertEqual(
        requestOf(seen, 'readPage'),
        { account: activeAccount(seen.context), cursor: seen.context.next },
        'request for the next page',
      )
    },
    'browsing.pages.refreshing.more': refreshes('loading'),
    'browsing.pages.refreshing.end': refreshes('end'),
    'browsing.pages.idle': shows('more', 'more'),
    'browsing.pages.ended': shows('end', 'empty'),
    'browsing.pages.failed': (seen) => {
      shows('failed', 'failed')(seen)
      assertTrue(seen.run.environment.openChannel('watchOnline').open, 'watchOnline runs')
    },
    'browsing.list.empty': checkList('empty'),
    'browsing.list.filled': checkList('filled'),
  },
  invariants: {
    'no request is pending without an account': ({ context, run }) =>
      assertTrue(
        activeAccount(context) !== null ||
          run.environment.requests.every(({ aborted, settled }) => aborted || settled),
        'requests',
      ),
    'a pending request concerns the active account': ({ context, run }) => {
      for (const { aborted, settled, input } of run.environment.requests)
        if (!aborted && !settled)
          assertEqual(Object(input).account, activeAccount(context), 'account')
    },
    'only rows of the active network are listed': ({ context }) => {
      for (const { chain } of [...context.rows, ...context.purchases])
        assertEqual(chain, context.network, 'chain')
    },
    'a row is listed once': ({ context }) =>
      assertEqual(new Set(context.rows.map(({ id }) => id)).size, context.rows.length, 'rows'),
    'a failure is emitted once and keeps the list': ({ state, emitted, context }) => {
      if (emitted.length > 0)
        assertTrue(
          emitted.length === 1 &&
            (state.matches({ browsing: { pages: 'failed' } }) || context.rows.length > 0),
          'failure',
        )
    },
  },
  allow: {
    'activity.browsing.pages.refreshing waits for readNewest without a cancel':
      'The list stays usable meanwhile, and the request ends after 10 s.',
  },
}
