import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { edgesOf } from './edges.ts'
import { edgeOf, type GraphEdge } from './machine-graph.ts'
import { didMove, type SimulationState, stepSimulation } from './simulate.ts'

/** A possible next event: one that is sent, a result of a running actor, or a pending delay. */
export type Choice = {
  kind: 'event' | 'done' | 'error' | 'after'
  /** The type of the event. */
  type: string
  /** A readable label of the event. */
  label: string
  /** The possible transitions in the order in which XState tries them: innermost states first. */
  edges: readonly GraphEdge[]
  /** The id of the actor if the event is an actor's result, else null. */
  actor: string | null
  /** ms until a delay ends. Null for other events. */
  due: number | null
}

/**
 * The possible next events: those that the active states accept, results of running actors, then
 * pending delays by due time.
 */
export function availableChoices({ snapshot, time, delays }: SimulationState): Choice[] {
  if (snapshot.status !== 'active') return []
  const byType = new Map<string, GraphEdge[]>()
  for (const edge of innermostFirst(snapshot).flatMap(edgesOf).map(edgeOf))
    byType.set(edge.event, [...(byType.get(edge.event) ?? []), edge])
  const events = [...byType].flatMap(([type, edges]): Choice[] => {
    const [first] = edges
    // The machine takes completion and eventless transitions automatically; delays follow below.
    if (first === undefined || type.startsWith('xstate.done.state.')) return []
    const { kind, label } = first
    if (kind === 'always' || kind === 'after') return []
    return [{ kind, type, label, edges, actor: actorOf(type), due: null }]
  })
  const pending = delays.map(({ event: { type }, due }): Choice => {
    const edges = byType.get(type) ?? []
    return {
      kind: 'after',
      type,
      label: edges[0]?.label ?? type,
      edges,
      actor: null,
      due: Math.max(due - time, 0),
    }
  })
  return [...events, ...pending]
}

/** Ids of the invoked actors that are running. */
export const runningActors = ({ snapshot }: SimulationState): string[] =>
  snapshot.status === 'active'
    ? snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
    : []

/**
 * The result of `dryRun`. `nothing`: no transition was taken, because all guards were false or no
 * active state accepts the event. `thrown`: the machine threw, and `problem` is the error message.
 */
export type DryRunResult =
  | { status: 'moved' | 'nothing'; state: SimulationState }
  | { status: 'thrown'; problem: string }

/** Computes one step and reports whether it changed the state, or the error. Never throws. */
export function dryRun(before: SimulationState, event: AnyEventObject): DryRunResult {
  try {
    const state = stepSimulation(before, event)
    return { status: didMove(before, state) ? 'moved' : 'nothing', state }
  } catch (error) {
    return { status: 'thrown', problem: error instanceof Error ? error.message : String(error) }
  }
}

const actorOf = (type: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null
const innermostFirst = ({ _nodes }: AnyMachineSnapshot) =>
  [..._nodes].sort((a, b) => b.path.length - a.path.length || a.order - b.order)
