import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectionOf, openPage, testNamespaces } from './five.environment.ts'
import { load, moves, type Real } from './five.moves.ts'
import { beginning, storedOf } from './five.plan.ts'

test('events of one namespace change no other of five, and a reload restores exactly the connected ones [K6]', {
  timeout: 240_000,
}, async () => {
  const connected = fc.oneof(fc.constant([...testNamespaces]), fc.subarray([...testNamespaces]))
  const property = fc.asyncProperty(
    connected,
    fc.commands(moves, { maxCommands: 100, size: 'max' }),
    async (before, commands) => {
      const real: Real = { page: openPage(storedOf(before)) }
      const plan = beginning(before)
      await load(plan, real.page, [])
      await fc.asyncModelRun(() => ({ model: plan, real }), commands)
      real.page.kit.stop()
      for (const namespace of testNamespaces)
        expect(real.page.adapters[namespace].listenerCount()).toBe(0)
    },
  )
  const wish = process.env.LATCHKIT_SEED
  await fc.assert(property, {
    numRuns: 20,
    includeErrorInReport: true,
    ...(wish === 'random' ? {} : { seed: Number(wish ?? 20_251) }),
  })
})

test('five connected namespaces are restored at once and disconnected with one result each', async () => {
  const { kit, adapters, settle } = openPage(storedOf(testNamespaces))
  await settle()
  const held = { accounts: ['a'], address: 'a', networkIndex: 1 } as const
  for (const namespace of [...testNamespaces].reverse())
    adapters[namespace].calls.resume[0]?.resolve(connectionOf(namespace, held))
  await kit.ready()
  expect(testNamespaces.map((namespace) => kit.account.get(namespace).status)).toEqual(
    Array(5).fill('connected'),
  )
  const left = kit.disconnect()
  await settle()
  for (const namespace of testNamespaces) adapters[namespace].calls.disconnect[0]?.resolve()
  expect(await left).toEqual(testNamespaces.map((namespace) => ({ namespace, problem: null })))
  expect(testNamespaces.map((namespace) => kit.account.get(namespace).status)).toEqual(
    Array(5).fill('disconnected'),
  )
})
