import { expect, test } from 'vitest'
import { TestModel } from 'xstate/graph'
import { modelOf, traversal } from './model.ts'
import { loadModels } from './models.ts'
import { proofModel } from './proof/proof.model.ts'
import { pureSteps } from './pure-steps.ts'

const eventsOf = (paths: readonly { steps: readonly { event: object }[] }[]) =>
  paths.map(({ steps }) => steps.map(({ event }) => JSON.stringify(event)).join(' > ')).sort()

/** `TestModel` of `xstate/graph` compares each pair of paths: more of them take minutes. */
const mostPaths = 300

const compared = [proofModel('none'), ...(await loadModels())].flatMap((model) => {
  const [input] = Object.values(model.inputs)
  const paths = modelOf(model, input).getShortestPaths()
  return paths.length > mostPaths ? [] : [{ id: model.id, model, input, paths: eventsOf(paths) }]
})

test('at least fifteen machines are small enough to compare @xstate/test with xstate/graph', () =>
  expect(compared.length).toBeGreaterThanOrEqual(15))

// The walker uses `@xstate/test`, whose `TestModel` moved to `xstate/graph`. One input per machine is
// enough to compare them.
test.each(compared)(
  '@xstate/test and xstate/graph find the same paths through $id for its first input',
  ({ model, input, paths }) => {
    const steps = pureSteps(model.machine, input)
    const graphModel = new TestModel(steps, traversal(model, steps))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths).toEqual(eventsOf(graphModel.getShortestPaths()))
  },
)
