import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commands, type Real, restoreWallets } from './five.commands.ts'
import { connectionOf, openPage, testNamespaces } from './five.environment.ts'
import { initialPlan, storedOf } from './five.plan.ts'

test('events of one namespace change no other of five namespaces, and a reload restores exactly the connected ones [K6]', async () => {
  const connected = fc.oneof(fc.constant([...testNamespaces]), fc.subarray([...testNamespaces]))
  const property = fc.asyncProperty(
    connected,
    fc.commands(commands, { maxCommands: 100, size: 'max' }),
    async (connectedBefore, run) => {
      const real: Real = { page: openPage(storedOf(connectedBefore)) }
      const plan = initialPlan(connectedBefore)
      await restoreWallets(plan, real.page, [])
      await fc.asyncModelRun(() => ({ model: plan, real }), run)
      real.page.kit.stop()
      for (const namespace of testNamespaces)
        expect(real.page.adapters[namespace].listenerCount()).toBe(0)
    },
  )
  const seed = process.env.LATCHKIT_SEED
  await fc.assert(property, {
    numRuns: 20,
    includeErrorInReport: true,
    ...(seed === 'random' ? {} : { seed: Number(seed ?? 20_251) }),
  })
})

test('a kit restores five namespaces at once, and disconnect returns one result per namespace', async () => {
  const { kit, adapters, settle } = openPage(storedOf(testNamespaces))
  await settle()
  const wallet = { accounts: ['a'], address: 'a', networkIndex: 1 } as const
  for (const namespace of [...testNamespaces].reverse())
    adapters[namespace].calls.resume[0]?.resolve(connectionOf(namespace, wallet))
  await kit.ready()
  expect(testNamespaces.map((namespace) => kit.account.get(namespace).status)).toEqual(
    Array(5).fill('connected'),
  )
  const disconnecting = kit.disconnect()
  await settle()
  for (const namespace of testNamespaces) adapters[namespace].calls.disconnect[0]?.resolve()
  expect(await disconnecting).toEqual(
    testNamespaces.map((namespace) => ({ namespace, problem: null })),
  )
  expect(testNamespaces.map((namespace) => kit.account.get(namespace).status)).toEqual(
    Array(5).fill('disconnected'),
  )
})
