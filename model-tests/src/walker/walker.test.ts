import { inventory } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { pathsOf } from './model.ts'
import { proofModel } from './proof/proof.model.ts'
import { specification } from './proof/proof.specification.ts'
import { type Fault, faults } from './proof/proof.types.ts'
import { walkRandomly } from './random-walk.ts'
import { walk } from './walk.ts'

const problems = async (fault: Fault | 'none') => {
  const { failures, states, transitions, guards } = await walk(proofModel(fault))
  return [...failures, ...states.missing, ...transitions.missing, ...guards.missing]
}

test('pathsOf finds more than ten paths through the proof machine', () => {
  expect(pathsOf(proofModel('none'), { stored: false }).length).toBeGreaterThan(10)
})

test('walk reports no problem for a correct machine', async () =>
  expect(await problems('none')).toEqual([]))

const detectedByScenarioOnly: readonly Fault[] = [
  'guard is negated',
  'retry limit is too high',
  'chain is not stored',
]
const detectedByWalk = faults.filter((fault) => !detectedByScenarioOnly.includes(fault))

test.each(detectedByWalk)('walk detects the mistake "%s"', async (fault) =>
  expect(await problems(fault)).not.toEqual([]),
)

test.each(detectedByScenarioOnly)(
  'a hand-written scenario detects the mistake "%s", which the walk does not',
  async (fault) => {
    expect(await problems(fault)).toEqual([])
    await expect(specification('none')).resolves.toBeUndefined()
    await expect(specification(fault)).rejects.toThrow()
  },
)

test.each([
  'session is not cleared',
  'session is not stored',
  'callback actor is missing',
  'cancel enters a wrong state',
] as const)('the inventory changes with the mistake "%s"', (fault) =>
  expect(inventory(proofModel(fault).machine)).not.toBe(inventory(proofModel('none').machine)),
)

test('walkRandomly detects a session that is not cleared', async () => {
  await expect(walkRandomly(proofModel('none'))).resolves.toBeUndefined()
  await expect(walkRandomly(proofModel('session is not cleared'))).rejects.toThrow(
    'the context has a wallet only while connected',
  )
})
