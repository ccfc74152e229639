import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export type Edge = {
  /** `source --event[index in that state]--> targets`: the same for every provided copy of a chart. */
  key: string
  source: AnyStateNode
  event: string
  index: number
  guard: unknown
  transition: AnyTransitionDefinition
}

/** Every state of a chart, parents before children, in the order they are written. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withInner = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(withInner),
  ]
  return withInner(machine.root).filter((node) => node.type !== 'history')
}

/** States that hold no others. */
export const leavesOf = (machine: AnyStateMachine) =>
  statesOf(machine).filter((node) => node.type === 'atomic' || node.type === 'final')

/** What leaves one state: events, answers of its services, timers and eventless ways. */
export function edgesOf(source: AnyStateNode): Edge[] {
  const listed = [...source.transitions.entries(), ['always', source.always ?? []] as const]
  return listed.flatMap(([event, transitions]) =>
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

/** All edges of a chart. */
export const allEdges = (machine: AnyStateMachine): Edge[] => statesOf(machine).flatMap(edgesOf)

/** A state and everything around it, innermost first. */
export const upward = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? upward(node.parent) : []),
]

/** Whether following the edge ends what `node` is doing: at least one target lies outside of it. */
export const leaves = (edge: Edge, node: AnyStateNode): boolean =>
  (edge.transition.target ?? []).some((target) => !upward(target).includes(node))
