import { basename } from 'node:path'
import { inventory } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { allViolations, modelProblems, uncovered, unusedExceptions } from './gate.ts'
import type { MachineModel } from './machine-model.ts'
import { walkRandomly } from './random-walk.ts'
import { allPaths, createWalkMemory, walkPath } from './walk.ts'

const fullyCovered = { covered: expect.any(Number), missing: [] }

/**
 * Defines the walk of one machine as tests: the rules, the inventory beside the test file, each path
 * and the coverage.
 */
export function describeWalk<Machine extends AnyStateMachine>(model: MachineModel<Machine>): void {
  const memory = createWalkMemory(model)

  describe(`walk of ${model.id}`, () => {
    test(`the model of ${model.id} has no problems`, () => expect(modelProblems(model)).toEqual([]))

    test(`the machine of ${model.id} matches its reviewed inventory`, () =>
      expect(inventory(model.machine)).toMatchFileSnapshot(`${basename(model.id)}.inventory.txt`))

    for (const { name, input, path } of allPaths(model)) {
      test(name, () => walkPath(model, input, path, memory))
    }

    // Runs last: the coverage is that of all paths above.
    test(`the paths of ${model.id} cover every state, transition, guard outcome and reaction`, () => {
      const report = memory.coverage.report()
      expect(uncovered(report, model)).toEqual({
        states: fullyCovered,
        transitions: fullyCovered,
        guards: fullyCovered,
      })
      expect(unusedExceptions(model, report, memory.emittedTypes, allViolations(model))).toEqual([])
    })
  })
}

/** Defines the long random runs of one machine as a test. */
export function describeRandomWalk<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): void {
  test(`${model.id} keeps its invariants in long random runs`, () => walkRandomly(model))
}
