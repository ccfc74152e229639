import { transition } from 'xstate'
import type { ChartModel } from '../walker/chart-model.ts'
import { graphOf } from '../walker/graph.ts'

/** What a chart tells; its end is told too, as `done`. */
export type Fact = { type: string; output?: unknown }
type Edge = { event: string; facts: readonly Fact[]; to: string }

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const factsIn = (effects: readonly { type: string; params?: unknown }[]): Fact[] =>
  effects.flatMap(({ type, params }) => {
    const event =
      type === 'xstate.emit' && typeof params === 'object' && params !== null && 'event' in params
        ? params.event
        : null
    return isFact(event) ? [event] : []
  })

/** Every step that a chart can make, and the facts it tells on the way. */
function edgesOf(model: ChartModel): Map<string, Edge[]> {
  const vertices = Object.values(model.inputs).flatMap((input) => [...graphOf(model, input)])
  return new Map(
    vertices.map(([key, { state, next }]) => [
      key,
      next.map(({ event, key: to }) => {
        const [after, effects] = transition(model.machine, state, event)
        const end = after.status === 'done' ? [{ type: 'done', output: after.output }] : []
        return { event: event.type, facts: [...factsIn(effects), ...end], to }
      }),
    ]),
  )
}

/** Everything a chart may tell from its beginning to its end. */
export const factsOf = (model: ChartModel): Fact[] =>
  [...edgesOf(model).values()].flatMap((edges) => edges.flatMap(({ facts }) => facts))

/** By event: the facts a chart tells because of it, at once or when its own services and timers have answered. */
export function factsAfter(model: ChartModel): Map<string, Fact[]> {
  const edges = edgesOf(model)
  const later = (from: string, seen: Set<string>): Fact[] => {
    if (seen.has(from)) return []
    seen.add(from)
    return (edges.get(from) ?? [])
      .filter(({ event }) => event.startsWith('xstate.'))
      .flatMap(({ facts, to }) => [...facts, ...later(to, seen)])
  }
  const all = new Map<string, Fact[]>()
  for (const { event, facts, to } of [...edges.values()].flat()) {
    all.set(event, [...(all.get(event) ?? []), ...facts, ...later(to, new Set())])
  }
  return all
}
