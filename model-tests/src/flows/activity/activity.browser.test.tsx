import type { SnapshotFrom } from 'xstate'
import { hasFailed, hasNextPage } from '../../../../core/src/flows/activity/activity.context.ts'
import type { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import type { ActivityList } from '../../../../core/src/flows/activity/activity.types.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import {
  button,
  dialog,
  expectValue,
  expectVisible,
  heading,
} from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { failed, fresh, loading, loadingMore, reloading } from '../../resource/changes.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { activityCases, list, row } from './activity.cases.ts'
import { activityModel } from './activity.model.ts'

const entry = { key: 'Transactions-1', view: 'Transactions', data: null } as const
const state = ({ actor }: ModelRun) => actor.getSnapshot() as SnapshotFrom<typeof activityMachine>
/** More rows than fit on the screen, so that the next page loads only after scrolling. */
const rows = Array.from({ length: 60 }, (_, index) => row(`a${index}`))

const modelWithLongLists = {
  ...activityModel,
  cases: {
    ...activityCases,
    'activity.changed': [
      { resource: loading },
      { resource: fresh(list(rows, 'c'), true) },
      { resource: fresh(list(rows)) },
      { resource: fresh(list([])) },
      { resource: loadingMore(list(rows, 'c')) },
      { resource: reloading(list(rows)) },
      { resource: failed<ActivityList>('endpoint/unreachable') },
    ],
  },
}

const shownList = () => dialog().getByRole('list', { name: 'Activity' })
const expectRows = () => expectVisible(shownList().getByRole('listitem').first())

walkRendered(modelWithLongLists, {
  kit: (run) => createRouteKit(run, entry),
  user: {
    // Null sends the command from the code of the page, where the screen has no control for it.
    loadMore: (run) =>
      hasNextPage(state(run).context)
        ? async () => {
            await expectRows()
            shownList().element().scrollIntoView({ block: 'end' })
            const { received } = run.environment.openChannel('readList')
            await expectValue(() => received.at(-1)?.type, 'loadMore')
          }
        : null,
    // Clicks without scrolling: scrolling to the end would load the next page automatically. Null
    // unless reading failed: the code of the page sends the command.
    refresh: (run) =>
      hasFailed(state(run).context)
        ? async () => {
            await expectVisible(button('Try again'))
            const retry = button('Try again').element()
            if (retry instanceof HTMLElement) retry.click()
          }
        : null,
    // Sent by the code of the page, not by the modal.
    showHidden: () => null,
  },
  states: {
    off: () => expectVisible(heading('Activity is turned off')),
    noAccount: () => expectVisible(heading('No wallet is connected')),
    browsing: (run) => {
      const shown = activityView(state(run), () => {})
      if (shown.data !== null)
        return shown.data.empty ? expectVisible(heading('No activity yet')) : expectRows()
      return shown.problem !== null
        ? expectVisible(button('Try again'))
        : expectVisible(dialog().getByText('Loading activity'))
    },
  },
})
