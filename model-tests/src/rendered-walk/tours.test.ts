import { allEdges } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { switchNetworkModel } from '../flows/switch-network/switch-network.model.ts'
import type { MachineModel } from '../walker/machine-model.ts'
import { eventsAt } from '../walker/model.ts'
import { proofModel } from '../walker/proof/proof.model.ts'
import { createStepper } from './stepper.ts'
import { type Tour, toursOf } from './tours.ts'

/** The ids of what tours show, found by stepping through them again. */
function shownBy(model: MachineModel, tours: readonly Tour[]): Set<string> {
  const shows = tours.flatMap(({ input, steps: [, ...steps] }) => {
    const stepper = createStepper(model, input)
    let { state } = stepper.first
    return [
      ...stepper.first.shows,
      ...steps.flatMap(({ event }) => {
        const step = stepper.step(state, event)
        state = step.state
        return step.shows
      }),
    ]
  })
  return new Set(shows)
}
const proof: MachineModel = proofModel('none')
const switchNetwork: MachineModel = switchNetworkModel

test('tours take every transition of a machine', () => {
  const shown = shownBy(proof, toursOf(proof))
  const edges = allEdges(proof.machine).map(({ key }) => `taken ${key}`)
  expect(edges.filter((edge) => !shown.has(edge))).toEqual([])
})

test('each tour shows something that the tours before it do not', () => {
  const tours = toursOf(switchNetwork)
  const counts = tours.map((_, index) => shownBy(switchNetwork, tours.slice(0, index + 1)).size)
  expect(tours.length).toBeGreaterThan(5)
  expect(counts).toEqual([...new Set(counts)])
})

test('tours give each payload of each command in every state that has the command', () => {
  const isCommand = ({ type }: { type: string }) => switchNetwork.commands.includes(type as never)
  const steps = toursOf(switchNetwork).flatMap(({ steps }) => steps)
  const offered = steps.flatMap(({ state }) =>
    eventsAt(switchNetwork, state).map((event) => ({ state, event })),
  )
  const taken = steps.slice(1).map(({ event }, index) => ({ state: steps[index]?.state, event }))
  const textsOf = (pairs: typeof taken) =>
    pairs
      .filter(({ event }) => isCommand(event))
      .map(({ state, event }) => JSON.stringify([state?.value, event]))
  expect(new Set(textsOf(taken))).toEqual(new Set(textsOf(offered)))
})

test('a tour ends with the step that ends its run', () => {
  const states = toursOf(proof).map(({ steps }) => steps.map(({ state }) => state.status))
  expect(states.some((statuses) => statuses.at(-1) === 'done')).toBe(true)
  expect(states.flatMap((statuses) => statuses.slice(0, -1))).not.toContain('done')
})
