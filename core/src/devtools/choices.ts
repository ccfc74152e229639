import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { edgeOf, type GraphEdge } from './chart-graph.ts'
import { edgesOf } from './edges.ts'
import { isMoved, type Moment, stepByHand } from './simulate.ts'

/** Something that may happen now: an event somebody sends, what comes of a running service, or a running delay. */
export type Choice = {
  kind: 'event' | 'done' | 'error' | 'after'
  /** Of the event. */
  type: string
  /** In a reader's words. */
  label: string
  /** Where it may lead, innermost first, in the order they are tried. */
  edges: readonly GraphEdge[]
  /** The service it comes from; null: it comes from none. */
  service: string | null
  /** ms from now; null: it is no delay. */
  due: number | null
}

/** What may happen now: what the active states accept, each running service's outcomes, and running delays, the one that is due first before the others. */
export function choicesAt({ snapshot, at, delays }: Moment): Choice[] {
  if (snapshot.status !== 'active') return []
  const byType = new Map<string, GraphEdge[]>()
  for (const edge of innermostFirst(snapshot).flatMap(edgesOf).map(edgeOf))
    byType.set(edge.event, [...(byType.get(edge.event) ?? []), edge])
  const heard = [...byType].flatMap(([type, edges]): Choice[] => {
    const [first] = edges
    // a chart goes these ways by itself
    if (
      first === undefined ||
      first.kind === 'always' ||
      first.kind === 'after' ||
      type.startsWith('xstate.done.state.')
    )
      return []
    return [
      { kind: first.kind, type, label: first.label, edges, service: serviceIn(type), due: null },
    ]
  })
  const passing = delays.map(({ event: { type }, due }): Choice => {
    const edges = byType.get(type) ?? []
    return {
      kind: 'after',
      type,
      label: edges[0]?.label ?? type,
      edges,
      service: null,
      due: Math.max(due - at, 0),
    }
  })
  return [...heard, ...passing]
}

/** Services that run now. */
export const servicesAt = ({ snapshot }: Moment): string[] =>
  snapshot.status === 'active'
    ? snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))
    : []

/** What became of trying. `nothing`: every guard said no. `thrown`: the chart cannot read this payload; its own words. */
export type Tried =
  | { status: 'moved' | 'nothing'; moment: Moment }
  | { status: 'thrown'; problem: string }

/** Tries one event; the moment before stays as it is. */
export function tryByHand(before: Moment, event: AnyEventObject): Tried {
  try {
    const moment = stepByHand(before, event)
    return { status: isMoved(before, moment) ? 'moved' : 'nothing', moment }
  } catch (error) {
    return { status: 'thrown', problem: error instanceof Error ? error.message : String(error) }
  }
}

const serviceIn = (type: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1] ?? null
const innermostFirst = ({ _nodes }: AnyMachineSnapshot) =>
  [..._nodes].sort((a, b) => b.path.length - a.path.length || a.order - b.order)
