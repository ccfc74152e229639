import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { modelProblems, uncovered, unusedExceptions } from './gate.ts'
import type { MachineModel } from './machine-model.ts'
import { walkRandomly } from './random-walk.ts'
import { allPaths, createWalkMemory, walkPath } from './walk.ts'

const nothing = { covered: expect.any(Number), missing: [] }

/**
 * The walk of one machine as tests: its rules, each path and the coverage gate. One machine per
 * file.
 */
export function describeWalk<Machine extends AnyStateMachine>(model: MachineModel<Machine>): void {
  const memory = createWalkMemory(model)

  describe(`walk of ${model.id}`, () => {
    test('keeps the rules for machines', () => expect(modelProblems(model)).toEqual([]))

    for (const { name, input, path } of allPaths(model)) {
      test(name, () => walkPath(model, input, path, memory))
    }

    // the gate runs last, over the coverage of all paths above
    test('covers every state, transition, guard outcome and reaction', () => {
      const report = memory.coverage.report()
      expect(uncovered(report, model)).toEqual({
        states: nothing,
        transitions: nothing,
        guards: nothing,
      })
      expect(unusedExceptions(model, report, memory.heard)).toEqual([])
    })
  })
}

/** Long random runs of one machine as tests. */
export function describeRandomWalk<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): void {
  test(`${model.id} keeps its invariants in long random runs`, { timeout: 120_000 }, () =>
    walkRandomly(model),
  )
}
