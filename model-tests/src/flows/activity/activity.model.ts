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
const asked = ({ play }: See, src: string): { account: string; cursor: string | null } =>
  Object(play.world.pending(src).input)

/** The list with what follows it, or what stands for it while there is nothing to list. */
const shows = (rest: string, bare: string) => (seen: See) => {
  const shown = view(seen)
  const { rows, purchases } = seen.context
  assertEqual(
    shown.step === 'listed' ? shown.rest : shown.step,
    rows.length + purchases.length === 0 ? bare : rest,
    'shown',
  )
}

/** What an account did. */
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
  // another account is like the one before it, whoever comes like whoever was there; so is a list that has more, or purchases
  farEnough: (context) =>
    (activeAccount(context) ?? first) !== first ||
    (activeAccount(context) !== null && context.addresses.polkadot === undefined) ||
    context.cursors.length > 1 ||
    context.rows.length > 1 ||
    context.purchases.length > 0,
  outside: flowRole({ view: activityView, reactions: activityReactions }),
  states: {
    absent: (seen) =>
      assertEqual([view(seen).step, activeAccount(seen.context)], ['absent', null], 'nobody'),
    'reading.loading': (seen) => {
      shows('loading', 'loading')(seen)
      assertEqual(
        asked(seen, 'readPage'),
        { account: activeAccount(seen.context), cursor: seen.context.next },
        'the next page was asked for',
      )
    },
    'reading.refreshing': (seen) => {
      shows(seen.context.next === null ? 'end' : 'loading', 'loading')(seen)
      assertEqual(
        asked(seen, 'readNewest'),
        { account: activeAccount(seen.context), cursor: null },
        'the first page was asked for',
      )
    },
    'reading.resting': shows('more', 'more'),
    'reading.ended': shows('end', 'empty'),
    'reading.failed': (seen) => {
      shows('stuck', 'failed')(seen)
      assertTrue(seen.play.world.listening('watchOnline').open, 'the network is waited for')
    },
  },
  invariants: {
    'nothing is read of nobody': ({ context, play }) =>
      assertTrue(
        activeAccount(context) !== null ||
          play.world.calls.every(({ aborted, settled }) => aborted || settled),
        'asked',
      ),
    'whatever is being read is of the account that is looked at': ({ context, play }) => {
      for (const { aborted, settled, input } of play.world.calls)
        if (!aborted && !settled)
          assertEqual(Object(input).account, activeAccount(context), 'account')
    },
    'only what happened on the network is listed': ({ context }) => {
      for (const { chain } of [...context.rows, ...context.purchases])
        assertEqual(chain, context.network, 'chain')
    },
    'a row is listed once': ({ context }) =>
      assertEqual(new Set(context.rows.map(({ id }) => id)).size, context.rows.length, 'rows'),
    'a failure is told once; a list that is there stays': ({ state, news, context }) => {
      if (news.length > 0)
        assertTrue(
          news.length === 1 && (state.matches({ reading: 'failed' }) || context.rows.length > 0),
          'told',
        )
    },
  },
  allow: {
    'activity.reading.refreshing waits for readNewest without a cancel':
      'Nobody has to wait for it: the list stays as it is meanwhile, and it ends by itself after 10 s.',
  },
}
