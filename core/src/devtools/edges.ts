import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export type Edge = {
  /**
   * `source --event[index]--> targets`. All copies of a machine that `provide()` creates have the
   * same keys.
   */
  key: string
  source: AnyStateNode
  event: string
  index: number
  guard: unknown
  transition: AnyTransitionDefinition
}

/** All states of a machine, parents before children, in the order of the source. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(withDescendants),
  ]
  return withDescendants(machine.root).filter((node) => node.type !== 'history')
}

/** The states without child states. */
export const leafStates = (machine: AnyStateMachine) =>
  statesOf(machine).filter((node) => node.type === 'atomic' || node.type === 'final')

/** All transitions of a state: events, results of its actors, delays and eventless ones. */
export function edgesOf(source: AnyStateNode): Edge[] {
  const entries = [...source.transitions.entries(), ['always', source.always ?? []] as const]
  return entries.flatMap(([event, transitions]) =>
    transitions.map((transition, index) => edge(source, event, index, transition)),
  )
}

function edge(
  source: AnyStateNode,
  event: string,
  index: number,
  transition: AnyTransitionDefinition,
): Edge {
  const targets = transition.target?.map((node) => node.id).join(', ') ?? '(stays)'
  return {
    key: `${source.id} --${event}[${index}]--> ${targets}`,
    source,
    event,
    index,
    guard: transition.guard ?? null,
    transition,
  }
}

/** All edges of a machine. */
export const allEdges = (machine: AnyStateMachine): Edge[] => statesOf(machine).flatMap(edgesOf)

/** A state and its ancestors, innermost first. */
export const selfAndAncestors = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? selfAndAncestors(node.parent) : []),
]

/** Whether at least one target of an edge is outside of `node`. */
export const exitsState = (edge: Edge, node: AnyStateNode): boolean =>
  (edge.transition.target ?? []).some((target) => !selfAndAncestors(target).includes(node))
