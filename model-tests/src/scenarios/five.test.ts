import fc from 'fast-check'
import { expect, test } from 'vitest'
import { load, moves, type Real } from './five.moves.ts'
import { beginning, storedOf } from './five.plan.ts'
import { families, grantOf, openPage } from './five.world.ts'

test('five namespaces live side by side: whatever happens to one changes no other, and a reload keeps exactly the connected ones', {
  timeout: 240_000,
}, async () => {
  const connected = fc.oneof(fc.constant([...families]), fc.subarray([...families]))
  const property = fc.asyncProperty(
    connected,
    fc.commands(moves, { maxCommands: 100, size: 'max' }),
    async (before, commands) => {
      const real: Real = { page: openPage(storedOf(before)) }
      const plan = beginning(before)
      await load(plan, real.page, [])
      await fc.asyncModelRun(() => ({ model: plan, real }), commands)
      real.page.kit.stop()
      for (const family of families) expect(real.page.adapters[family].listeners()).toBe(0)
    },
  )
  const wish = process.env.LATCHKIT_SEED
  await fc.assert(property, {
    numRuns: 20,
    includeErrorInReport: true,
    ...(wish === 'random' ? {} : { seed: Number(wish ?? 20_251) }),
  })
})

test('five namespaces that are connected are restored at once, and disconnected with a result for each', async () => {
  const { kit, adapters, settle } = openPage(storedOf(families))
  await settle()
  const held = { accounts: ['a'], address: 'a', place: 1 } as const
  for (const family of [...families].reverse())
    adapters[family].calls.resume[0]?.resolve(grantOf(family, held))
  await kit.ready()
  expect(families.map((family) => kit.getAccount(family).status)).toEqual(
    Array(5).fill('connected'),
  )
  const left = kit.disconnect()
  await settle()
  for (const family of families) adapters[family].calls.disconnect[0]?.resolve()
  expect(await left).toEqual(families.map((namespace) => ({ namespace, problem: null })))
  expect(kit.getIsConnectedState()).toBe(false)
})
