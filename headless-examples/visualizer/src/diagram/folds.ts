import type { GraphState, MachineGraph } from '@latchkit/core/devtools'

/** A graph in which some states are collapsed. `inside`: the hidden states of each of them. */
export type FoldedGraph = MachineGraph & { inside: ReadonlyMap<string, readonly string[]> }

/** Number of states and transitions above which a machine opens collapsed. */
const largeMachine = 36

/** The states that can be collapsed: those with child states, without the machine itself. */
export const foldableStates = ({ states }: MachineGraph): string[] =>
  states
    .filter(({ id, parent }) => parent !== null && states.some((state) => state.parent === id))
    .map(({ id }) => id)

/** The states that are collapsed at first: those below the root of a large machine. */
export const initialFolds = (graph: MachineGraph): string[] =>
  graph.states.length + graph.edges.length <= largeMachine
    ? []
    : foldableStates(graph).filter((id) => parentOf(id, graph) === graph.id)

/**
 * The states that must be expanded to show a state or an edge: its ancestors, outermost first, and
 * the source of an edge that leads into its source.
 */
export function outerStates(id: string, graph: MachineGraph): string[] {
  const edge = graph.edges.find(({ key }) => key === id)
  if (edge === undefined) return ancestorsOf(id, graph)
  const { source, targets } = edge
  const outer = ancestorsOf(source, graph)
  return targets.some((target) => ancestorsOf(target, graph).includes(source))
    ? [...outer, source]
    : outer
}

function ancestorsOf(id: string, graph: MachineGraph): string[] {
  const parent = parentOf(id, graph)
  return parent === null ? [] : [...ancestorsOf(parent, graph), parent]
}

const parentOf = (id: string, { states }: MachineGraph): string | null =>
  states.find((state) => state.id === id)?.parent ?? null

/**
 * Collapses states: their descendants and the transitions between these are left out, and the other
 * transitions of the descendants start or end at the collapsed state.
 */
export function foldGraph(graph: MachineGraph, collapsed: readonly string[]): FoldedGraph {
  const folds = foldableStates(graph).filter((id) => collapsed.includes(id))
  const shown = (id: string) => ancestorsOf(id, graph).find((outer) => folds.includes(outer)) ?? id
  const shownIds = new Map(graph.states.map(({ id }) => [id, shown(id)]))
  const idOf = (id: string) => shownIds.get(id) ?? id
  const states = graph.states.filter(({ id }) => idOf(id) === id)
  const edges = graph.edges.flatMap((edge) => {
    const source = idOf(edge.source)
    const targets = [...new Set(edge.targets.map(idOf))]
    const isOwn = source === edge.source && (targets.length === 0 || edge.targets.includes(source))
    const isHidden =
      folds.includes(source) && !isOwn && targets.every((target) => target === source)
    return isHidden ? [] : [{ ...edge, source, targets }]
  })
  return {
    ...graph,
    states: states.map(
      (state): GraphState => ({
        ...state,
        initial: folds.includes(state.id) ? [] : state.initial.map(idOf),
      }),
    ),
    edges,
    inside: new Map(
      states
        .filter(({ id }) => folds.includes(id))
        .map(({ id }) => [
          id,
          graph.states.filter((state) => state.id !== id && idOf(state.id) === id).map((s) => s.id),
        ]),
    ),
  }
}
