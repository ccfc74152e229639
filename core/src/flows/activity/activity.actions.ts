import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import { uniqueRows } from '../../domain/activity/activity-rows.ts'
import { actionsOf } from '../../machine/actions.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import { rowsOfNetwork } from './activity.context.ts'
import type { ActivityContext, ActivityEmitted, ActivityEvent } from './activity.types.ts'

const { set, emitEvent, send } = actionsOf<ActivityContext, ActivityEvent, ActivityEmitted>()

export const setAccount = set((context, event) => applyAccountEvent(context, event))
export const setEnabled = set((_, event) =>
  event.type === 'features.changed' ? { enabled: event.features.activity } : {},
)
export const clearActivity = set(() => ({ list: unread, reported: false, purchases: [] }))
export const clearReported = set(() => ({ reported: false }))
export const setList = set(({ reported }, event) => {
  if (event.type !== 'activity.changed') return {}
  const { status, problem } = event.resource
  return { list: event.resource, reported: status !== 'fresh' && (reported || problem !== null) }
})
export const addPurchases = set((context, event) =>
  event.type === 'purchases.read'
    ? {
        purchases: uniqueRows([
          ...context.purchases,
          ...rowsOfNetwork(context.network, event.rows),
        ]),
      }
    : {},
)
export const setNow = set((_, event) => (event.type === 'clock.read' ? { now: event.now } : {}))
export const setShowsHidden = set((_, event) =>
  event.type === 'showHidden' ? { showsHidden: event.on } : {},
)
export const emitPageRequested = emitEvent(({ list }) => ({
  type: 'page.requested',
  cursor: list.data?.next ?? null,
}))
export const emitFailed = emitEvent(({ list: { data, page, problem } }) => ({
  type: 'activity.failed',
  code: problem ?? 'kit/unknown',
  cursor: page === 'first' ? null : (data?.next ?? null),
}))
const sendToList = (command: (context: ActivityContext) => ResourceCommand) =>
  send('readList', command)
export const sendLoadMore = sendToList(() => ({ type: 'loadMore' }))
export const sendRefresh = sendToList(() => ({ type: 'refresh', forced: true }))
/** Clears the list, so that `sendAccount` starts with the first page. */
export const sendNoAccount = sendToList(() => ({ type: 'key.set', key: null }))
export const sendAccount = sendToList((context) => ({
  type: 'key.set',
  key: activeAccount(context),
}))
