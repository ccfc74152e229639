import { page } from 'vitest/browser'
import { createFakeKit } from '../../rendered-walk/fake-kit.ts'
import { flowOfRun } from '../../rendered-walk/flows.ts'
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
/** More rows than the screen holds, so that the next page loads only after scrolling. */
const manyRows = (name: string) => Array.from({ length: 60 }, (_, index) => row(`${name}${index}`))
const [first, others] = [manyRows('a'), manyRows('b')]

const longLists = {
  ...activityModel,
  cases: {
    ...activityCases,
    'xstate.done.actor.readPage': [
      { output: pageOf(first, 'c') },
      { output: pageOf(first) },
      { output: pageOf([], 'c') },
    ],
    'xstate.done.actor.readNewest': [
      { output: pageOf(first, 'c') },
      { output: pageOf(others) },
      { output: pageOf([]) },
    ],
  },
  stopsPath: (context: Parameters<typeof activityModel.stopsPath>[0]) =>
    activityModel.stopsPath({ ...context, rows: context.rows.length > first.length ? first : [] }),
}

const list = () => dialog().getByRole('list', { name: 'Activity' })
const seesRows = () => expectVisible(list().getByRole('listitem').first())
const seesAny = (run: ModelRun, bare: () => Promise<unknown>) => {
  const { rows, purchases } = state(run).context
  return rows.length + purchases.length > 0 ? seesRows() : bare()
}
const seesLoading = (run: ModelRun) =>
  seesAny(run, () => expectVisible(dialog().getByText('Loading activity')))

walkRendered(longLists, {
  kit(run) {
    const flows = flowOfRun(entry.key, run)
    return createFakeKit(run, {
      state: ({ router }) => ({
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    loadMore: (run) => async () => {
      await seesRows()
      list().element().scrollIntoView({ block: 'end' })
      await expectValue(() => state(run).matches({ browsing: { pages: 'idle' } }), false)
    },
    // a click without scrolling: scrolling to the end would load the next page automatically
    retry: () => async () => {
      await expectVisible(button('Try again'))
      const retry = button('Try again').element()
      if (retry instanceof HTMLElement) retry.click()
    },
    // only the code of the page sends these
    refresh: () => null,
    showHidden: () => null,
  },
  states: {
    noAccount: () => expectVisible(heading('No wallet is connected')),
    'browsing.pages.loading': seesLoading,
    'browsing.pages.refreshing.more': seesLoading,
    'browsing.pages.refreshing.end': seesLoading,
    'browsing.pages.idle': seesRows,
    'browsing.pages.ended': (run) =>
      seesAny(run, () => expectVisible(heading('No activity to show'))),
    'browsing.pages.failed': () => expectVisible(page.getByRole('button', { name: 'Try again' })),
    'browsing.list.empty': async () => {},
    'browsing.list.filled': seesRows,
  },
})
