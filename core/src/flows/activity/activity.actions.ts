import { type AnyActorRef, assign, emit, sendTo } from 'xstate'
import { activeAccount, applyAccountEvent } from '../../domain/account/active-accounts.ts'
import { uniqueRows } from '../../domain/activity/activity-rows.ts'
import type { ResourceCommand } from '../../resource/resource.types.ts'
import { unread } from '../../resource/resource.view.ts'
import { rowsOfNetwork } from './activity.context.ts'
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
export const clearActivity = update(() => ({ list: unread, reported: false, purchases: [] }))
export const clearReported = update(() => ({ reported: false }))
export const setList = update(({ reported }, event) => {
  if (event.type !== 'activity.changed') return {}
  const { status, problem } = event.resource
  return { list: event.resource, reported: status !== 'fresh' && (reported || problem !== null) }
})
export const addPurchases = update((context, event) =>
  event.type === 'purchases.read'
    ? {
        purchases: uniqueRows([
          ...context.purchases,
          ...rowsOfNetwork(context.network, event.rows),
        ]),
      }
    : {},
)
export const setNow = update((_, event) => (event.type === 'clock.read' ? { now: event.now } : {}))
export const setShowsHidden = update((_, event) =>
  event.type === 'showHidden' ? { showsHidden: event.on } : {},
)
const emitEvent = (create: (context: ActivityContext) => ActivityEmitted) =>
  emit<ActivityContext, ActivityEvent, undefined, ActivityEvent, ActivityEmitted>(({ context }) =>
    create(context),
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
  sendTo<ActivityContext, ActivityEvent, undefined, AnyActorRef, ActivityEvent>(
    'readList',
    ({ context }: { context: ActivityContext }) => command(context),
  )
export const sendLoadMore = sendToList(() => ({ type: 'loadMore' }))
export const sendRefresh = sendToList(() => ({ type: 'refresh', forced: true }))
/** Clears the list, so that `sendAccount` starts with the first page. */
export const sendNoAccount = sendToList(() => ({ type: 'key.set', key: null }))
export const sendAccount = sendToList((context) => ({
  type: 'key.set',
  key: activeAccount(context),
}))
