import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { faultsOf, leftovers, openGaps } from './gate.ts'
import { walkAtRandom } from './random-walk.ts'
import { allPaths, createMemory, walkPath } from './walk.ts'

const nothing = { covered: expect.any(Number), missing: [] }

/** The walk of one chart as tests: its laws, each path, and the gate over all of them. One chart a file. */
export function walkChart<Machine extends AnyStateMachine>(model: ChartModel<Machine>): void {
  const memory = createMemory(model)

  describe(`${model.id} walked`, () => {
    test('keeps the laws of charts', () => expect(faultsOf(model)).toEqual([]))

    for (const { name, input, path } of allPaths(model)) {
      test(name, () => walkPath(model, input, path, memory))
    }

    // the gate: runs last, over what all paths above saw
    test('leaves no state, transition, guard outcome or reaction unseen', () => {
      const report = memory.coverage.report()
      expect(openGaps(report, model)).toEqual({
        states: nothing,
        transitions: nothing,
        guards: nothing,
      })
      expect(leftovers(model, report, memory.heard)).toEqual([])
    })
  })
}

/** The same chart under long random lives. */
export function walkChartAtRandom<Machine extends AnyStateMachine>(
  model: ChartModel<Machine>,
): void {
  test(`${model.id} survives long random lives`, { timeout: 120_000 }, () => walkAtRandom(model))
}
