import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { pathsOf } from './model.ts'
import { proofModel } from './proof/proof.model.ts'
import { specification } from './proof/proof.specification.ts'
import { type Fault, faults } from './proof/proof.types.ts'
import { walkRandomly } from './random-walk.ts'
import { describeWalk } from './suite.ts'
import { walk } from './walk.ts'

describeWalk(proofModel('none'))

const problems = async (fault: Fault | 'none') => {
  const { failures, states, transitions, guards } = await walk(proofModel(fault))
  return [...failures, ...states.missing, ...transitions.missing, ...guards.missing]
}

describe('the walker', () => {
  test('visits every transition into each state', () => {
    expect(pathsOf(proofModel('none'), { stored: false }).length).toBeGreaterThan(10)
  })

  test('reports no problem for a correct machine', async () =>
    expect(await problems('none')).toEqual([]))
})

const byTheSpecificationOnly: readonly Fault[] = [
  'guard is negated',
  'one retry too many',
  'chain is not stored',
]
const byTheWalk = faults.filter((fault) => !byTheSpecificationOnly.includes(fault))

describe('deliberate mistakes', () => {
  test.each(byTheWalk)('the walk detects: %s', async (fault) =>
    expect(await problems(fault)).not.toEqual([]),
  )

  test.each(byTheSpecificationOnly)(
    'a hand-written scenario detects a wrong machine: %s',
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

  test('a long random run detects a session that is not cleared', async () => {
    await expect(walkRandomly(proofModel('none'))).resolves.toBeUndefined()
    await expect(walkRandomly(proofModel('session is not cleared'))).rejects.toThrow(
      'a wallet is held exactly while connected',
    )
  })
})
