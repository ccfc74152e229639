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
import type { ModelRun } from '../../walker/machine-model.ts'
import { activityCases, page as pageOf, row } from './activity.cases.ts'
import { activityModel } from './activity.model.ts'

const entry = { key: 'Transactions-1', view: 'Transactions', data: null } as const
const state = ({ actor }: ModelRun) => actor.getSnapshot()
/** More rows than fit on the screen, so that the next page loads only after scrolling. */
const manyRows = (name: string) => Array.from({ length: 60 }, (_, index) => row(`${name}${index}`))
const [first, others] = [manyRows('a'), manyRows('b')]

const modelWithLongLists = {
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
const expectRows = () => expectVisible(list().getByRole('listitem').first())
const expectRowsOr = (run: ModelRun, expectEmptyScreen: () => Promise<unknown>) => {
  const { rows, purchases } = state(run).context
  return rows.length + purchases.length > 0 ? expectRows() : expectEmptyScreen()
}
const expectLoading = (run: ModelRun) =>
  expectRowsOr(run, () => expectVisible(dialog().getByText('Loading activity')))

walkRendered(modelWithLongLists, {
  kit(run) {
    const flows = flowOfRun(entry.key, run)
    return createFakeKit(run, {
      state: ({ router }) => ({
        router: { ...router, entry, entries: [router.entry, entry] },
        modal: { phase: 'open', shaking: false, namespace: null, consent: 'missing' },
      }),
      flows: () => flows,
      commands: {},
    })
  },
  user: {
    loadMore: (run) => async () => {
      await expectRows()
      list().element().scrollIntoView({ block: 'end' })
      await expectValue(() => state(run).matches({ browsing: { pages: 'idle' } }), false)
    },
    // Clicks without scrolling: scrolling to the end would load the next page automatically.
    retry: () => async () => {
      await expectVisible(button('Try again'))
      const retry = button('Try again').element()
      if (retry instanceof HTMLElement) retry.click()
    },
    // Sent by the code of the page, not by the modal.
    refresh: () => null,
    showHidden: () => null,
  },
  states: {
    off: () => expectVisible(heading('Activity is turned off')),
    noAccount: () => expectVisible(heading('No wallet is connected')),
    'browsing.pages.loading': expectLoading,
    'browsing.pages.refreshing.more': expectLoading,
    'browsing.pages.refreshing.end': expectLoading,
    'browsing.pages.idle': expectRows,
    'browsing.pages.ended': (run) =>
      expectRowsOr(run, () => expectVisible(heading('No activity yet'))),
    'browsing.pages.failed': () => expectVisible(page.getByRole('button', { name: 'Try again' })),
    'browsing.list.empty': async () => {},
    'browsing.list.filled': expectRows,
  },
})
