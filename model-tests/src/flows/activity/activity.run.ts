import { createActor } from 'xstate'
import type { ActivityPage } from '../../../../core/src/domain/activity/activity.ts'
import { activityActors } from '../../../../core/src/flows/activity/activity.actors.ts'
import { activityMachine } from '../../../../core/src/flows/activity/activity.machine.ts'
import type {
  ActivityEvent,
  ActivityInput,
} from '../../../../core/src/flows/activity/activity.types.ts'
import { activityView } from '../../../../core/src/flows/activity/activity.view.ts'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import type { Deps } from '../../../../core/src/protocol/deps.ts'
import { flush } from '../../walker/model-run.ts'
import { activityInputs } from './activity.cases.ts'

type HistoryRequest = Parameters<Deps['data']['history']>[0]
type OpenRequest = {
  request: HistoryRequest
  signal: AbortSignal
  resolve(page: ActivityPage): void
  reject(error: unknown): void
}

/** Runs the flow with its resource. The test answers the requests to the data service. */
export function runActivity(input: ActivityInput = activityInputs.connected) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const all: OpenRequest[] = []
  const data: Pick<Deps['data'], 'history'> = {
    history: (request, signal) =>
      new Promise((resolve, reject) => all.push({ request, signal, resolve, reject })),
  }
  const actors = activityActors({ data: data as Deps['data'], platform }, { inspect: () => {} })
  const actor = createActor(activityMachine.provide({ actors }), { input, clock })
  const emitted: { type: string }[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const flushAll = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }
  const transactions = () => all.filter(({ request }) => request.onramp === null)
  const pending = () => {
    const last = transactions().findLast(({ signal }) => !signal.aborted)
    if (last === undefined) throw new Error('No transactions are requested.')
    return last
  }
  const view = () => activityView(actor.getSnapshot(), actor.send)
  const requests = () =>
    transactions().map(({ request: { account, cursor } }) => ({ account, cursor }))
  return {
    view,
    platform,
    requests,
    cursors: () => requests().map(({ cursor }) => cursor),
    purchaseRequests: () => all.length - transactions().length,
    context: () => actor.getSnapshot().context,
    emitted: () => emitted,
    ids() {
      const shown = view()
      return shown.step === 'ready'
        ? shown.months.flatMap(({ rows }) => rows.map(({ id }) => id))
        : shown.step
    },
    rest() {
      const shown = view()
      return shown.step === 'ready' ? shown.rest : shown.step
    },
    async send(event: ActivityEvent) {
      actor.send(event)
      await flushAll()
    },
    async answer(page: ActivityPage) {
      pending().resolve(page)
      await flushAll()
    },
    async fail(error: unknown) {
      pending().reject(error)
      await flushAll()
    },
    /** Answers the requests that were stopped. */
    async answerLate(page: ActivityPage) {
      for (const { signal, resolve } of transactions()) if (signal.aborted) resolve(page)
      await flushAll()
    },
    async elapse(ms: number) {
      clock.advance(ms)
      await flushAll()
    },
    async online() {
      platform.controls.emit('online')
      await flushAll()
    },
  }
}
