import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type { WatchedAccount } from '../../../../core/src/protocol/messages.ts'
import * as guards from '../../../../core/src/stores/pending/pending.machine.ts'
import { countInput } from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.store.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { offline, onMainnet, onSepolia, otherAccount, pendingInputs } from './pending.cases.ts'
import { pendingModel } from './pending.model.ts'

const pendingInterval = 30_000
const watch = (watched: WatchedAccount | null, own = 0) =>
  ({ type: 'watch', watched, own }) as const
async function startWatching(interval = pendingInterval) {
  const run = scenario(pendingModel, { interval })
  await run.send(watch(onMainnet))
  const countAndAnswer = async (count: number) => {
    await run.elapse(interval)
    await run.answer('countPending', count)
  }
  return { ...run, countAndAnswer }
}

describe('counting pending transactions', () => {
  test('pending counts transactions every 30 s, or at the interval of the page', async () => {
    for (const interval of [pendingInputs.default.interval, 1_000]) {
      const run = await startWatching(interval)
      await run.elapse(interval - 1)
      expect(run.inputsOf('countPending')).toEqual([])
      await run.elapse(1)
      expect(run.inputsOf('countPending')).toEqual([{ ...onMainnet, own: 0 }])
      await run.answer('countPending', 0)
      await run.elapse(interval)
      expect(run.inputsOf('countPending').length).toBe(2)
    }
  })

  test('pending refreshes the balance only while transactions are pending', async () => {
    const run = await startWatching()
    await run.countAndAnswer(0)
    expect(run.emitted()).toEqual([])
    await run.countAndAnswer(1)
    await run.countAndAnswer(2)
    expect(messagesOf(pendingReactions, run.emitted())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'refresh', forced: true },
      { to: 'account', namespace: 'eip155', type: 'refresh', forced: true },
    ])
  })

  test('pending stops counting at 99 transactions, added over all counts', async () => {
    const run = await startWatching()
    await run.countAndAnswer(98)
    expect(run.statePath()).toBe('waiting')
    await run.countAndAnswer(1)
    expect([run.statePath(), run.emitted().length]).toEqual(['stopped', 2])
    await run.elapse(3_600_000)
    expect(run.inputsOf('countPending').length).toBe(2)
  })

  test.each([
    ['account', otherAccount],
    ['network', onSepolia],
  ])('pending restarts with another %s and aborts the open count', async (_, watched) => {
    const run = await startWatching()
    await run.countAndAnswer(99)
    await run.send(watch(watched))
    expect([run.statePath(), run.snapshot().context.counted]).toEqual(['waiting', 0])
    await run.elapse(pendingInterval)
    await run.send(watch(onMainnet))
    await run.answerLate(5)
    expect([run.statePath(), run.emitted().length]).toEqual(['waiting', 1])
  })

  test('pending stops counting when no account is watched', async () => {
    const run = await startWatching()
    await run.elapse(pendingInterval)
    await run.send(watch(null))
    await run.answerLate(5)
    expect([run.statePath(), run.emitted()]).toEqual(['idle', []])
  })

  test('pending does not restart the interval for a new transfer of the kit', async () => {
    const run = await startWatching()
    await run.elapse(pendingInterval - 1)
    await run.send(watch(onMainnet, 1))
    await run.elapse(1)
    expect(run.inputsOf('countPending')).toEqual([{ ...onMainnet, own: 1 }])
  })

  test('pending continues counting after a failed or timed-out count', async () => {
    const run = await startWatching()
    await run.elapse(pendingInterval)
    await run.fail('countPending', offline)
    expect(run.statePath()).toBe('waiting')
    await run.elapse(pendingInterval)
    await run.elapse(timeouts.apiTimeout)
    expect([run.statePath(), run.inputsOf('countPending').length]).toEqual(['waiting', 2])
  })
})

describe('pending guards and input', () => {
  const context = { ...pendingInputs.default, watched: onMainnet, own: 0, counted: 50 }
  const resultsFor = (
    guard: (args: { context: typeof context; event: ReturnType<typeof watch> }) => boolean,
  ) =>
    [onMainnet, onSepolia, otherAccount, null].map((watched) =>
      guard({ context, event: watch(watched) }),
    )

  test('isSameAccount is true for the watched account on the same network only', () =>
    expect(resultsFor(guards.isSameAccount)).toEqual([true, false, false, false]))
  test('hasNoTarget is true if no account is watched', () =>
    expect(resultsFor(guards.hasNoTarget)).toEqual([false, false, false, true]))
  test('hasReachedLimit is true if the counts add up to 99', () =>
    expect([48, 49].map((count) => guards.hasReachedLimit({ context }, count))).toEqual([
      false,
      true,
    ]))
  test('hasPending is true from one transaction', () =>
    expect([0, 1].map((count) => guards.hasPending(null, count))).toEqual([false, true]))
  test('isBelowLimit is true below 99', () =>
    expect([0, 98, 99].map(guards.isBelowLimit)).toEqual([true, true, false]))
  test('countInput throws without a watched account', () =>
    expect(() => countInput({ context: { ...context, watched: null } })).toThrow())
})
