import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { eventsAt, keyOf } from './model.ts'
import { pureSteps } from './pure-steps.ts'

export type Vertex = {
  state: AnyMachineSnapshot
  next: readonly { event: AnyEventObject; key: string }[]
}
/** The graphs of a machine by the name of their input. */
export type Graphs = readonly (readonly [input: string, graph: ReadonlyMap<string, Vertex>])[]

/** The states reachable from one input, keyed by state value and projected context. */
export function graphOf(model: MachineModel, input: unknown): ReadonlyMap<string, Vertex> {
  const steps = pureSteps(model.machine, input)
  const graph = new Map<string, Vertex>()
  const unexplored = [steps.getInitialSnapshot()]
  for (let next = unexplored.pop(); next; next = unexplored.pop()) {
    const state = next
    const key = keyOf(model, state)
    if (graph.has(key)) continue
    const edges = (model.stopsPath(state.context) ? [] : eventsAt(model, state)).map((event) => ({
      event,
      target: steps.transition(state, event),
    }))
    graph.set(key, {
      state,
      next: edges.map(({ event, target }) => ({ event, key: keyOf(model, target) })),
    })
    unexplored.push(...edges.map(({ target }) => target))
  }
  return graph
}

/** States from which the allowed events lead to no state that `isGoal` accepts. */
export function verticesWithoutExit(
  graph: ReadonlyMap<string, Vertex>,
  isGoal: (state: AnyMachineSnapshot) => boolean,
  isAllowed: (event: AnyEventObject) => boolean,
) {
  const safe = new Set([...graph].filter(([, { state }]) => isGoal(state)).map(([key]) => key))
  const findSafe = () =>
    [...graph].filter(
      ([key, { next }]) =>
        !safe.has(key) && next.some((edge) => isAllowed(edge.event) && safe.has(edge.key)),
    )
  for (let found = findSafe(); found.length > 0; found = findSafe())
    for (const [key] of found) safe.add(key)
  return [...graph].filter(([key]) => !safe.has(key)).map(([, { state }]) => state)
}
