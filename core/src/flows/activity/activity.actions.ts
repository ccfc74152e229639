import { assign, emit } from 'xstate'
import { applyAccountEvent } from '../../domain/account/active-accounts.ts'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import { uniqueRows } from '../../domain/activity/activity-rows.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { emptyActivity, rowsOfNetwork, withNewest, withPage } from './activity.context.ts'
import type { ActivityContext, ActivityEmitted, ActivityEvent } from './activity.types.ts'

/** Creates an action that merges the fields that `change` returns into the context. */
const update = <Params = undefined>(
  change: (
    context: ActivityContext,
    event: ActivityEvent,
    params: Params,
  ) => Partial<ActivityContext>,
) =>
  assign<ActivityContext, ActivityEvent, Params, ActivityEvent, never>(
    ({ context, event }, params) => change(context, event, params),
  )

export const setAccount = update((context, event) => applyAccountEvent(context, event))
export const setEnabled = update((_, event) =>
  event.type === 'features.changed' ? { enabled: event.features.activity } : {},
)
export const clearActivity = update(() => emptyActivity)
/** Empties the list, so that it is read again from its first page. Card purchases stay. */
export const clearPages = update(() => {
  const { purchases: _, problem: __, ...pages } = emptyActivity
  return pages
})
export const addPage = update<ActivityPage>((context, _, page) => withPage(context, page))
export const addNewest = update<ActivityPage>((context, _, page) => withNewest(context, page))
export const addPurchases = update((context, event) =>
  event.type === 'purchases.read'
    ? { purchases: uniqueRows([...context.purchases, ...rowsOfNetwork(context, event.rows)]) }
    : {},
)
export const setNow = update((_, event) => (event.type === 'clock.read' ? { now: event.now } : {}))
export const setShowsHidden = update((_, event) =>
  event.type === 'showHidden' ? { showsHidden: event.on } : {},
)
export const setProblem = update<{ error: unknown }>((_context, _event, { error }) => ({
  problem: codeOf(error),
}))
export const setTimedOut = update(() => ({ problem: 'kit/timed-out' }))
const emitEvent = (create: (context: ActivityContext) => ActivityEmitted) =>
  emit<ActivityContext, ActivityEvent, undefined, ActivityEvent, ActivityEmitted>(({ context }) =>
    create(context),
  )
export const emitPageRequested = emitEvent(({ next }) => ({ type: 'page.requested', cursor: next }))
export const emitFailed = emitEvent(({ problem, next }) => ({
  type: 'activity.failed',
  code: problem,
  cursor: next,
}))
/** A refresh reads the first page. */
export const emitRefreshFailed = emitEvent(({ problem }) => ({
  type: 'activity.failed',
  code: problem,
  cursor: null,
}))
