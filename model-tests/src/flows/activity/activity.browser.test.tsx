import { page } from 'vitest/browser'
import { createStageKit } from '../../rendered-walk/fake-kit.ts'
import { heldFlow } from '../../rendered-walk/flows.ts'
import {
  button,
  dialog,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import type { ModelRun } from '../../walker/model-run.ts'
import { activityCases, page as pageOf, row } from './activity.cases.ts'
import { activityModel } from './activity.model.ts'

const entry = { key: 'Transactions-1', view: 'Transactions', data: null } as const
const state = ({ actor }: ModelRun) => actor.getSnapshot()
/** Longer than the screen: the next page is not asked for before somebody scrolls. */
const crowd = (name: string) => Array.from({ length: 60 }, (_, at) => row(`${name}${at}`))
const [first, others] = [crowd('a'), crowd('b')]

const drawn = {
  ...activityModel,
  cases: {
    ...activityCases,
    'xstate.done.actor.readPage': [
      { output: pageOf(first, 'c') },
      { output: pageOf(first) },
      { output: pageOf([], 'c') },
    ],
    'xstate.done.actor.readNewest': [{ output: pageOf(first, 'c') }, { output: pageOf(others) }],
  },
  farEnough: (context: Parameters<typeof activityModel.farEnough>[0]) =>
    activityModel.farEnough({ ...context, rows: context.rows.length > first.length ? first : [] }),
}

const list = () => dialog().getByRole('list', { name: 'Activity' })
const seesRows = () => expectVisible(list().getByRole('listitem').first())
const seesAny = (play: ModelRun, bare: () => Promise<unknown>) => {
  const { rows, purchases } = state(play).context
  return rows.length + purchases.length > 0 ? seesRows() : bare()
}
const seesLoading = (play: ModelRun) =>
  seesAny(play, () => expectVisible(dialog().getByText('Loading activity')))

walkRendered(drawn, {
  kit(play) {
    const flows = heldFlow(entry.key, play)
    return createStageKit(play, {
      state: ({ router }) => ({
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    loadMore: (play) => async () => {
      await seesRows()
      list().element().scrollIntoView({ block: 'end' })
      await expectValue(() => state(play).matches({ reading: 'resting' }), false)
    },
    // by a click that scrolls nothing: at its end the list asks for more by itself
    retry: () => async () => {
      await expectVisible(button('Try again'))
      const again = button('Try again').element()
      if (again instanceof HTMLElement) again.click()
    },
    // the page's own code alone
    refresh: () => null,
    showHidden: () => null,
  },
  states: {
    absent: () => expectVisible(heading('No wallet is connected')),
    'reading.loading': seesLoading,
    'reading.refreshing': seesLoading,
    'reading.resting': seesRows,
    'reading.ended': (play) => seesAny(play, () => expectVisible(heading('No activity to show'))),
    'reading.failed': () => expectVisible(page.getByRole('button', { name: 'Try again' })),
  },
})
