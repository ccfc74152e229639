import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from '../walker/machine-model.ts'
import { eventsAt, jsonOf, keyOf } from '../walker/model.ts'
import { titleOf } from '../walker/title.ts'
import { createStepper, type Shown, type Stepper } from './stepper.ts'

type Step = { event: AnyEventObject; state: AnyMachineSnapshot }
/** One run of a machine: its input, and events with the state after each. */
export type Tour = { name: string; input: unknown; steps: readonly Step[] }
/** A step from a vertex. `shows`: the ids of what it shows. */
type Edge = { event: AnyEventObject; target: string; ends: boolean; shows: readonly string[] }
/** The steps from each vertex: a state and the transition that led to it. */
type Graph = ReadonlyMap<string, readonly Edge[]>

/** Steps after which a tour ends, so that a failure needs few steps to be reproduced. */
const longestTour = 30

/**
 * Tours that together show each value of each view, each payload of each command on each screen and in
 * each state that has it, and each state, transition and guard outcome. The walk without rendering
 * takes every event in every state. A tour goes on to the nearest step that shows something new, so
 * that few steps are repeated.
 */
export function toursOf(model: MachineModel): Tour[] {
  const shown = new Set<string>()
  return Object.entries(model.inputs).flatMap(([name, input]) => {
    const stepper = createStepper(model, input)
    const graph = graphOf(model, stepper)
    const tours: Tour[] = []
    const next = () => tourOf(model, graph, stepper, shown)
    for (let steps = next(); steps !== null; steps = next())
      tours.push({ name: `${name}: ${titleOf(model, steps)}`, input, steps })
    return tours
  })
}

const firstVertex = 'start'
const vertexOf = (model: MachineModel, from: AnyMachineSnapshot, { event, state }: Step) =>
  JSON.stringify([keyOf(model, state), jsonOf(event), keyOf(model, from)])

/** The steps from each vertex. Each vertex is expanded once, from the state that reaches it first. */
function graphOf(model: MachineModel, stepper: Stepper): Graph {
  const graph = new Map<string, readonly Edge[]>()
  const unexplored = new Map([[firstVertex, stepper.first.state]])
  for (const [vertex, from] of unexplored) {
    const events = model.stopsPath?.(from.context) ? [] : eventsAt(model, from)
    const edges = events.map((event) => {
      const { state, shows } = stepper.step(from, event)
      const target = vertexOf(model, from, { event, state })
      if (!unexplored.has(target)) unexplored.set(target, state)
      const ends = state.status !== 'active' || model.stopsPath?.(state.context) === true
      return { event, target, ends, shows }
    })
    graph.set(vertex, edges)
  }
  return graph
}

/** The next tour from the first state, or null if it would show nothing new. */
function tourOf(model: MachineModel, graph: Graph, stepper: Stepper, shown: Set<string>) {
  const isNew = ({ shows }: Pick<Shown, 'shows'>) => shows.some((id) => !shown.has(id))
  const add = ({ shows }: Pick<Shown, 'shows'>) => {
    for (const id of shows) shown.add(id)
  }
  let { state } = stepper.first
  let vertex = firstVertex
  let isUseful = isNew(stepper.first)
  add(stepper.first)
  const steps: Step[] = [{ event: { type: 'xstate.init' }, state }]
  // States of one vertex can differ in context that `project` omits: then a step differs too.
  const misleading = new Set<Edge>()
  while (steps.length < longestTour) {
    const way = findWay(graph, vertex, (edge) => isNew(edge) && !misleading.has(edge))
    if (way === null) break
    for (const edge of way) {
      const step = stepper.step(state, edge.event)
      vertex = vertexOf(model, state, { event: edge.event, state: step.state })
      state = step.state
      steps.push({ event: edge.event, state })
      isUseful ||= isNew(step)
      add(step)
      if (vertex !== edge.target) break
    }
    const last = way.at(-1)
    if (last && isNew(last)) misleading.add(last)
  }
  return isUseful ? steps : null
}

/**
 * The shortest way to a step that `isWanted`, or null. Steps that end the run come last: each of them
 * needs a tour of its own.
 */
function findWay(graph: Graph, start: string, isWanted: (edge: Edge) => boolean): Edge[] | null {
  const ways = new Map<string, Edge[]>([[start, []]])
  let wayToEnd: Edge[] | null = null
  for (const [vertex, way] of ways)
    for (const edge of graph.get(vertex) ?? []) {
      const wanted = isWanted(edge)
      if (wanted && !edge.ends) return [...way, edge]
      if (wanted) wayToEnd ??= [...way, edge]
      if (!ways.has(edge.target)) ways.set(edge.target, [...way, edge])
    }
  return wayToEnd
}
