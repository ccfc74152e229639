import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import type { WatchedAccount } from '../../../../core/src/protocol/messages.ts'
import { countInput } from '../../../../core/src/stores/pending/pending.context.ts'
import * as guards from '../../../../core/src/stores/pending/pending.guards.ts'
import { pendingMachine } from '../../../../core/src/stores/pending/pending.machine.ts'
import { pendingReactions } from '../../../../core/src/stores/pending/pending.reactions.ts'
import { messagesOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { another, offline, onMainnet, onSepolia, pendingInputs } from './pending.cases.ts'
import { pendingModel } from './pending.model.ts'

test('machine matches its reviewed inventory', () =>
  expect(inventory(pendingMachine)).toMatchFileSnapshot('pending.inventory.txt'))

const watch = (watched: WatchedAccount | null, own = 0) =>
  ({ type: 'watch', watched, own }) as const
async function watching(interval: number = timeouts.pendingInterval) {
  const run = scenario(pendingModel, { interval })
  await run.send(watch(onMainnet))
  const look = async (found: number) => {
    await run.elapse(interval)
    await run.answer('countPending', found)
  }
  return { ...run, look }
}

describe('counting pending transactions', () => {
  test('pending transactions are counted every 30 s, or at the interval of the page', async () => {
    for (const interval of [pendingInputs.usual.interval, 1_000]) {
      const run = await watching(interval)
      await run.elapse(interval - 1)
      expect(run.inputsOf('countPending')).toEqual([])
      await run.elapse(1)
      expect(run.inputsOf('countPending')).toEqual([{ ...onMainnet, own: 0 }])
      await run.answer('countPending', 0)
      await run.elapse(interval)
      expect(run.inputsOf('countPending').length).toBe(2)
    }
  })

  test('the balance is refreshed only while transactions are pending', async () => {
    const run = await watching()
    await run.look(0)
    expect(run.emitted()).toEqual([])
    await run.look(1)
    await run.look(2)
    expect(messagesOf(pendingReactions, run.emitted())).toEqual([
      { to: 'account', namespace: 'eip155', type: 'refresh', forced: true },
      { to: 'account', namespace: 'eip155', type: 'refresh', forced: true },
    ])
  })

  test('counting stops at 99 pending transactions', async () => {
    const run = await watching()
    await run.look(98)
    expect(run.statePath()).toBe('waiting')
    await run.look(1)
    expect([run.statePath(), run.emitted().length]).toEqual(['stopped', 2])
    await run.elapse(3_600_000)
    expect(run.inputsOf('countPending').length).toBe(2)
  })

  test.each([
    ['account', another],
    ['network', onSepolia],
  ])('counting restarts with another %s and aborts the open count', async (_, other) => {
    const run = await watching()
    await run.look(99)
    await run.send(watch(other))
    expect([run.statePath(), run.snapshot().context.counted]).toEqual(['waiting', 0])
    await run.elapse(timeouts.pendingInterval)
    await run.send(watch(onMainnet))
    await run.answerLate(5)
    expect([run.statePath(), run.emitted().length]).toEqual(['waiting', 1])
  })

  test('counting stops when no account is watched', async () => {
    const run = await watching()
    await run.elapse(timeouts.pendingInterval)
    await run.send(watch(null))
    await run.answerLate(5)
    expect([run.statePath(), run.emitted()]).toEqual(['idle', []])
  })

  test('a new own transfer does not restart the interval', async () => {
    const run = await watching()
    await run.elapse(timeouts.pendingInterval - 1)
    await run.send(watch(onMainnet, 1))
    await run.elapse(1)
    expect(run.inputsOf('countPending')).toEqual([{ ...onMainnet, own: 1 }])
  })

  test('counting continues after a network failure', async () => {
    const run = await watching()
    await run.elapse(timeouts.pendingInterval)
    await run.fail('countPending', offline)
    expect(run.statePath()).toBe('waiting')
    await run.elapse(timeouts.pendingInterval)
    await run.elapse(timeouts.apiTimeout)
    expect([run.statePath(), run.inputsOf('countPending').length]).toEqual(['waiting', 2])
  })
})

describe('pending guards and input', () => {
  const context = { ...pendingInputs.usual, watched: onMainnet, own: 0, counted: 50 }
  const each = (
    guard: (args: { context: typeof context; event: ReturnType<typeof watch> }) => boolean,
  ) =>
    [onMainnet, onSepolia, another, null].map((watched) =>
      guard({ context, event: watch(watched) }),
    )

  test('isSameAccount', () =>
    expect(each(guards.isSameAccount)).toEqual([true, false, false, false]))
  test('hasNoTarget', () => expect(each(guards.hasNoTarget)).toEqual([false, false, false, true]))
  test('hasReachedLimit', () =>
    expect([48, 49].map((found) => guards.hasReachedLimit({ context }, found))).toEqual([
      false,
      true,
    ]))
  test('hasPending', () =>
    expect([0, 1].map((found) => guards.hasPending(null, found))).toEqual([false, true]))
  test('isBelowLimit', () =>
    expect([0, 98, 99].map(guards.isBelowLimit)).toEqual([true, true, false]))
  test('countInput throws without an account', () =>
    expect(() => countInput({ context: { ...context, watched: null } })).toThrow())
})
