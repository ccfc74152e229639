import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { pathsOf } from './model.ts'
import { proofModel } from './proof/proof.model.ts'
import { specification } from './proof/proof.specification.ts'
import { type Fault, faults } from './proof/proof.types.ts'
import { walkAtRandom } from './random-walk.ts'
import { walkChart } from './suite.ts'
import { walk } from './walk.ts'

walkChart(proofModel('none'))

const problems = async (fault: Fault | 'none') => {
  const { failures, states, transitions, guards } = await walk(proofModel(fault))
  return [...failures, ...states.missing, ...transitions.missing, ...guards.missing]
}

describe('the walker', () => {
  test('visits more than the states: every way into each of them', () => {
    expect(pathsOf(proofModel('none'), { stored: false }).length).toBeGreaterThan(10)
  })

  test('finds nothing wrong with a right chart', async () =>
    expect(await problems('none')).toEqual([]))
})

const byTheSpecificationOnly: readonly Fault[] = [
  'guard is negated',
  'one retry too many',
  'chain is not stored',
]
const byTheWalk = faults.filter((fault) => !byTheSpecificationOnly.includes(fault))

describe('deliberate faults', () => {
  test.each(byTheWalk)('the walk catches: %s', async (fault) =>
    expect(await problems(fault)).not.toEqual([]),
  )

  test.each(byTheSpecificationOnly)(
    'a chart is not its own judge, a scenario catches: %s',
    async (fault) => {
      expect(await problems(fault)).toEqual([])
      await expect(specification('none')).resolves.toBeUndefined()
      await expect(specification(fault)).rejects.toThrow()
    },
  )

  test.each([
    'session is not cleared',
    'session is not stored',
    'nobody listens',
    'cancel goes elsewhere',
  ] as const)('the inventory shows: %s', (fault) =>
    expect(inventory(proofModel(fault).machine)).not.toBe(inventory(proofModel('none').machine)),
  )

  test('a long random life catches a session that is not cleared', async () => {
    await expect(walkAtRandom(proofModel('none'))).resolves.toBeUndefined()
    await expect(walkAtRandom(proofModel('session is not cleared'))).rejects.toThrow(
      'a wallet is held exactly while connected',
    )
  })
})
