import { activeAccount } from '../../../../core/src/domain/account/active-accounts.ts'
import { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import { activityReactions } from '../../../../core/src/flows/activity/activity.reactions.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { assertEqual, assertTrue } from '../../walker/check.ts'
import type { MachineModel, StepResult } from '../../walker/machine-model.ts'
import { flowRole } from '../../walker/machine-role.ts'
import { activityCases, activityInputs } from './activity.cases.ts'

type Result = StepResult<typeof activityMachine>
const view = ({ state }: Result) => activityView(state, () => {})
const first = activeAccount(activityInputs.connected)
const requestOf = ({ run }: Result, src: string): { account: string; cursor: string | null } =>
  Object(run.environment.pending(src).input)

const checkList =
  (step: string) =>
  ({ state, context }: Result) => {
    const count = context.rows.length + context.purchases.length
    assertEqual(count === 0, step === 'empty', 'items')
    const shown = activityView(state, () => {})
    assertEqual(shown.step === 'ready', step === 'filled', 'step')
  }
/** Checks `rest` of a list with rows, or `emptyStep` if the list has none. */
const checkRest = (rest: string, emptyStep: string) => (result: Result) => {
  const shown = view(result)
  const { rows, purchases } = result.context
  assertEqual(
    shown.step === 'ready' ? shown.rest : shown.step,
    rows.length + purchases.length === 0 ? emptyStep : rest,
    'rest or step',
  )
}
const checkRefresh = (rest: 'end' | 'loading') => (result: Result) => {
  assertEqual(result.context.next === null, rest === 'end', 'next page')
  checkRest(rest, 'loadingActivity')(result)
  assertEqual(
    requestOf(result, 'readNewest'),
    { account: activeAccount(result.context), cursor: null },
    'request for the first page',
  )
}

export const activityModel: MachineModel<typeof activityMachine> = {
  id: 'flows/activity',
  machine: activityMachine,
  inputs: activityInputs,
  cases: activityCases,
  commands: ['loadMore', 'retry', 'refresh', 'showHidden'],
  listeners: { watchOnline: ['online'], watchPurchases: ['clock.read', 'purchases.read'] },
  project: (context) => [
    context.enabled,
    activeAccount(context),
    Object.keys(context.addresses).length,
    context.rows.length,
    context.purchases.length,
    context.next,
    context.cursors.length,
  ],
  // Other accounts, longer lists and lists with purchases behave like the ones before.
  stopsPath: (context) =>
    (activeAccount(context) ?? first) !== first ||
    (activeAccount(context) !== null && context.addresses.polkadot === undefined) ||
    context.cursors.length > 1 ||
    context.rows.length > 1 ||
    context.purchases.length > 0,
  role: flowRole({ view: activityView, reactions: activityReactions }),
  states: {
    off: (result) =>
      assertEqual([view(result).step, result.context.enabled], ['off', false], 'step'),
    noAccount: (result) =>
      assertEqual([view(result).step, activeAccount(result.context)], ['noAccount', null], 'step'),
    'browsing.pages.loading': (result) => {
      checkRest('loading', 'loadingActivity')(result)
      assertEqual(
        requestOf(result, 'readPage'),
        { account: activeAccount(result.context), cursor: result.context.next },
        'request for the next page',
      )
    },
    'browsing.pages.refreshing.more': checkRefresh('loading'),
    'browsing.pages.refreshing.end': checkRefresh('end'),
    'browsing.pages.idle': checkRest('more', 'more'),
    'browsing.pages.ended': checkRest('end', 'empty'),
    'browsing.pages.failed': (result) => {
      checkRest('failed', 'failed')(result)
      const { rows, next, cursors } = result.context
      assertEqual([rows, next, cursors], [[], null, []], 'no rows, no cursor')
      assertTrue(result.run.environment.openChannel('watchOnline').open, 'watchOnline runs')
    },
    'browsing.list.empty': checkList('empty'),
    'browsing.list.filled': checkList('filled'),
  },
  invariants: {
    'no request is pending while the activity is turned off': ({ context, run }) =>
      assertTrue(
        context.enabled ||
          run.environment.requests.every(({ aborted, settled }) => aborted || settled),
        'requests',
      ),
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
    'a failure emits one event and empties the list, or keeps it while it is refreshed': ({
      state,
      emitted,
      context,
    }) => {
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
