import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { eventsAt, keyOf } from './model.ts'
import { pureSteps } from './pure-steps.ts'

/** An emitted event; the output of a machine counts as the event `done`. */
export type Emitted = { type: string; output?: unknown }
export type Vertex = {
  state: AnyMachineSnapshot
  next: readonly { event: AnyEventObject; key: string; emitted: readonly Emitted[] }[]
}
/** The graphs of a machine by the name of their input. */
export type Graphs = readonly (readonly [input: string, graph: ReadonlyMap<string, Vertex>])[]

type Action = { type: string; params?: unknown }
const isEmitted = (value: unknown): value is Emitted =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The events that these actions emit, and `done` if the state `after` the step is final. */
export function emittedIn(
  after: { status: string; output?: unknown },
  actions: readonly Action[],
): Emitted[] {
  const emitted = actions.flatMap(({ type, params }) => {
    const isEmit = type === 'xstate.emit' && typeof params === 'object' && params !== null
    const event = isEmit && 'event' in params ? params.event : null
    return isEmitted(event) ? [event] : []
  })
  return after.status === 'done' ? [...emitted, { type: 'done', output: after.output }] : emitted
}

/** The states reachable from one input, keyed by state value and projected context. */
export function graphOf(model: MachineModel, input: unknown): ReadonlyMap<string, Vertex> {
  const actions: Action[] = []
  const steps = pureSteps(model.machine, input, { execute: (action) => actions.push(action) })
  const graph = new Map<string, Vertex>()
  const unexplored = [steps.getInitialSnapshot()]
  for (let next = unexplored.pop(); next; next = unexplored.pop()) {
    const state = next
    const key = keyOf(model, state)
    if (graph.has(key)) continue
    const edges = (model.stopsPath?.(state.context) ? [] : eventsAt(model, state)).map((event) => {
      actions.length = 0
      const target = steps.transition(state, event)
      return { event, target, key: keyOf(model, target), emitted: emittedIn(target, actions) }
    })
    graph.set(key, {
      state,
      next: edges.map(({ event, key, emitted }) => ({ event, key, emitted })),
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
