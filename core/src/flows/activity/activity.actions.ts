import { assign, emit } from 'xstate'
import { applyAccountEvent } from '../../domain/account/active-accounts.ts'
import type { ActivityPage } from '../../domain/activity/activity.ts'
import { uniqueRows } from '../../domain/activity/activity-rows.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type { ActivityContext, ActivityEmitted, ActivityEvent } from './activity.types.ts'
import { ofNetwork, untouched, withNewest, withPage } from './activity.values.ts'

const set = <Params = undefined>(
  change: (
    context: ActivityContext,
    event: ActivityEvent,
    params: Params,
  ) => Partial<ActivityContext>,
) =>
  assign<ActivityContext, ActivityEvent, Params, ActivityEvent, never>(
    ({ context, event }, params) => change(context, event, params),
  )

export const follow = set((context, event) => applyAccountEvent(context, event))
export const reset = set(() => untouched)
export const keepPage = set<ActivityPage>((context, _, page) => withPage(context, page))
export const keepNewest = set<ActivityPage>((context, _, page) => withNewest(context, page))
export const keepPurchases = set((context, event) =>
  event.type === 'purchases.read'
    ? { purchases: uniqueRows([...context.purchases, ...ofNetwork(context, event.rows)]) }
    : {},
)
export const keepNow = set((_, event) => (event.type === 'clock.read' ? { now: event.now } : {}))
export const keepShown = set((_, event) =>
  event.type === 'showHidden' ? { showsHidden: event.on } : {},
)
export const keepProblem = set<{ error: unknown }>((_, __, { error }) => ({
  problem: codeOf(error),
}))
export const keepSilence = set(() => ({ problem: 'kit/timed-out' }))
export const tellFailed = emit<
  ActivityContext,
  ActivityEvent,
  undefined,
  ActivityEvent,
  ActivityEmitted
>(({ context }) => ({
  type: 'activity.failed',
  code: context.problem,
}))
