import { expect, test } from 'vitest'
import { TestModel } from 'xstate/graph'
import { modelOf, traversal } from './model.ts'
import { loadModels } from './models.ts'
import { proofModel } from './proof/proof.model.ts'
import { pureSteps } from './pure-steps.ts'

const eventsOf = (paths: readonly { steps: readonly { event: object }[] }[]) =>
  paths.map(({ steps }) => steps.map(({ event }) => JSON.stringify(event)).join(' > ')).sort()

// The walker uses `@xstate/test`, whose `TestModel` moved to `xstate/graph`.
test.each([proofModel('none'), ...(await loadModels())].map((model) => [model.id, model] as const))(
  '@xstate/test and xstate/graph find the same paths through %s',
  { timeout: 60_000 },
  (_, model) => {
    for (const input of Object.values(model.inputs)) {
      const graphPaths = new TestModel(
        pureSteps(model.machine, input),
        traversal(model),
      ).getShortestPaths()
      expect(eventsOf(modelOf(model, input).getShortestPaths())).toEqual(eventsOf(graphPaths))
    }
  },
)
