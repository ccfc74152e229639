import { describe, expect, test } from 'vitest'
import type { WatchedAccount } from '../../../../core/src/protocol/messages.ts'
import type { Resource } from '../../../../core/src/resource/resource.types.ts'
import * as guards from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.store.ts'
import type { PendingEvent } from '../../../../core/src/stores/pending/pending.types.ts'
import { failed, fresh, loading, reloading } from '../../resource/changes.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { onMainnet, onSepolia, otherAccount, pendingInputs } from './pending.cases.ts'
import { pendingModel } from './pending.model.ts'

const { interval } = pendingInputs.default
const watch = (watched: WatchedAccount | null, own = 0) =>
  ({ type: 'watch', watched, own }) as const
const changed = (resource: Resource<number>) => ({ type: 'count.changed', resource }) as const
async function startWatching() {
  const run = scenario(pendingModel, pendingInputs.default)
  await run.send(watch(onMainnet))
  return {
    ...run,
    refreshes: () => messagesOf(pendingReactions, run.emitted()).length,
    count: (count: number) => run.sendBack(changed(fresh(count))),
  }
}
async function startCounting() {
  const run = await startWatching()
  await run.elapse(interval)
  return run
}

describe('counting pending transactions', () => {
  test('pending starts to count after an interval', async () => {
    const run = await startWatching()
    await run.elapse(interval - 1)
    expect(run.inputsOf('countPending')).toEqual([])
    await run.elapse(1)
    expect(run.inputsOf('countPending')).toEqual([onMainnet])
  })

  test('pending refreshes the balance after each count that found transactions', async () => {
    const run = await startCounting()
    for (const resource of [loading, fresh(0), reloading(0)]) await run.sendBack(changed(resource))
    expect(run.emitted()).toEqual([])
    for (const resource of [fresh(1), reloading(1), failed<number>('endpoint/unreachable', 1)])
      await run.sendBack(changed(resource))
    await run.count(2)
    expect(messagesOf(pendingReactions, run.emitted())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'refresh', forced: true },
      { to: 'account', namespace: 'eip155', type: 'refresh', forced: true },
    ])
  })

  test('pending stops counting at 99 transactions, added over all counts', async () => {
    const run = await startCounting()
    await run.count(98)
    expect(run.statePath()).toBe('counting')
    await run.count(1)
    expect([run.statePath(), run.refreshes()]).toEqual(['stopped', 2])
  })

  test('pending counts the transfers of this kit that the node does not report', async () => {
    const run = await startCounting()
    await run.send(watch(onMainnet, 2))
    await run.count(0)
    await run.count(40)
    expect([run.snapshot().context.counted, run.refreshes()]).toEqual([42, 2])
  })

  test.each([
    ['account', otherAccount],
    ['network', onSepolia],
  ])('pending restarts with another %s', async (_, watched) => {
    const run = await startCounting()
    await run.count(99)
    await run.send(watch(watched))
    expect([run.statePath(), run.snapshot().context.counted]).toEqual(['waiting', 0])
    await run.elapse(interval)
    await run.send(watch(onMainnet))
    expect(run.statePath()).toBe('waiting')
  })

  test('pending stops counting when no account is watched', async () => {
    const run = await startCounting()
    await run.send(watch(null))
    expect(run.statePath()).toBe('idle')
  })

  test('pending does not restart the interval for a new transfer of the kit', async () => {
    const run = await startWatching()
    await run.elapse(interval - 1)
    await run.send(watch(onMainnet, 1))
    await run.elapse(1)
    expect(run.statePath()).toBe('counting')
    await run.send(watch(onMainnet, 2))
    expect(run.inputsOf('countPending').length).toBe(1)
  })
})

describe('pending guards', () => {
  const context = { ...pendingInputs.default, watched: onMainnet, own: 0, counted: 50 }
  type Guard = (args: { context: typeof context; event: PendingEvent }) => boolean
  const resultsFor = (guard: Guard) =>
    [onMainnet, onSepolia, otherAccount, null].map((watched) =>
      guard({ context, event: watch(watched) }),
    )
  const resultsOf = (guard: Guard, counts: readonly number[]) =>
    counts.map((count) => guard({ context, event: changed(fresh(count)) }))

  test('isSameAccount is true for the watched account on the same network only', () =>
    expect(resultsFor(guards.isSameAccount)).toEqual([true, false, false, false]))
  test('hasNoTarget is true if no account is watched', () =>
    expect(resultsFor(guards.hasNoTarget)).toEqual([false, false, false, true]))
  test('hasReachedLimit is true if the counts add up to 99', () =>
    expect(resultsOf(guards.hasReachedLimit, [48, 49])).toEqual([false, true]))
  test('hasPending is true from one transaction', () =>
    expect(resultsOf(guards.hasPending, [0, 1])).toEqual([false, true]))
  test('isBelowLimit is true below 99', () =>
    expect([0, 98, 99].map(guards.isBelowLimit)).toEqual([true, true, false]))
})
