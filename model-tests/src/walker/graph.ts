import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { eventsAt, keyOf } from './model.ts'
import { pureSteps } from './pure-steps.ts'

export type Vertex = {
  state: AnyMachineSnapshot
  next: readonly { event: AnyEventObject; key: string }[]
}

/** The graph reachable from one input, by state and projected context. */
export function graphOf(model: MachineModel, input: unknown): ReadonlyMap<string, Vertex> {
  const steps = pureSteps(model.machine, input)
  const graph = new Map<string, Vertex>()
  const open = [steps.getInitialSnapshot()]
  for (let state = open.pop(); state; state = open.pop()) {
    const from = state
    const key = keyOf(model, from)
    if (graph.has(key)) continue
    const ways = (model.farEnough(from.context) ? [] : eventsAt(model, from)).map((event) => ({
      event,
      to: steps.transition(from, event),
    }))
    graph.set(key, {
      state: from,
      next: ways.map(({ event, to }) => ({ event, key: keyOf(model, to) })),
    })
    open.push(...ways.map(({ to }) => to))
  }
  return graph
}

/** Vertices from which no vertex of `goals` is reachable by the allowed events. */
export function verticesWithoutExit(
  graph: ReadonlyMap<string, Vertex>,
  isGoal: (state: AnyMachineSnapshot) => boolean,
  may: (event: AnyEventObject) => boolean,
) {
  const safe = new Set([...graph].filter(([, { state }]) => isGoal(state)).map(([key]) => key))
  const open = () =>
    [...graph].filter(
      ([key, { next }]) =>
        !safe.has(key) && next.some((way) => may(way.event) && safe.has(way.key)),
    )
  for (let found = open(); found.length > 0; found = open())
    for (const [key] of found) safe.add(key)
  return [...graph].filter(([key]) => !safe.has(key)).map(([, { state }]) => state)
}
