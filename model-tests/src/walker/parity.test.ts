import { expect, test } from 'vitest'
import { TestModel } from 'xstate/graph'
import { modelOf, traversal } from './model.ts'
import { loadModels } from './models.ts'
import { proofModel } from './proof/proof.model.ts'
import { pureSteps } from './pure-steps.ts'

const eventsOf = (paths: readonly { steps: readonly { event: object }[] }[]) =>
  paths.map(({ steps }) => steps.map(({ event }) => JSON.stringify(event)).join(' > ')).sort()

const models = [proofModel('none'), ...(await loadModels())]

// The walker uses `@xstate/test`, whose `TestModel` moved to `xstate/graph`. One input per machine is
// enough to compare them. The account is left out because its paths take longer than all others.
test.each(
  models.filter(({ id }) => id !== 'stores/account').map((model) => [model.id, model] as const),
)(
  '@xstate/test and xstate/graph find the same paths through %s for its first input',
  (_, model) => {
    const [input] = Object.values(model.inputs)
    const graphModel = new TestModel(pureSteps(model.machine, input), traversal(model))
    const paths = eventsOf(modelOf(model, input).getShortestPaths())
    expect(paths.length).toBeGreaterThan(0)
    expect(paths).toEqual(eventsOf(graphModel.getShortestPaths()))
  },
)
