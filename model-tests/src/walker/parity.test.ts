import { expect, test } from 'vitest'
import { TestModel } from 'xstate/graph'
import { modelOf, traversal } from './model.ts'
import { loadModels } from './models.ts'
import { proofModel } from './proof/proof.model.ts'
import { pureSteps } from './pure-steps.ts'

const told = (paths: readonly { steps: readonly { event: object }[] }[]) =>
  paths.map(({ steps }) => steps.map(({ event }) => JSON.stringify(event)).join(' > ')).sort()

/**
 * The walker uses `@xstate/test`, whose `TestModel` moved to `xstate/graph`. Both give the same
 * paths.
 */
test.each([proofModel('none'), ...(await loadModels())].map((model) => [model.id, model] as const))(
  '%s is walked along the same events by either graph package',
  { timeout: 60_000 },
  (_, model) => {
    for (const input of Object.values(model.inputs)) {
      const other = new TestModel(
        pureSteps(model.machine, input),
        traversal(model),
      ).getShortestPaths()
      expect(told(modelOf(model, input).getShortestPaths())).toEqual(told(other))
    }
  },
)
