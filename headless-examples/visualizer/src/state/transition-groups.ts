import type { GraphEdge } from '@latchkit/core/devtools'

/** Transitions with the same source, targets, guard, actions and kind, but different events. */
export type TransitionGroup = readonly [GraphEdge, ...GraphEdge[]]

/** Groups transitions that differ in their event only, in the order of the first of each group. */
export function groupTransitions(edges: readonly GraphEdge[]): TransitionGroup[] {
  const groups = new Map<string, TransitionGroup>()
  for (const edge of edges) {
    const { source, targets, guard, actions, kind, reenter } = edge
    const key = JSON.stringify([source, targets, guard, actions, kind, reenter])
    const group = groups.get(key)
    groups.set(key, group ? [...group, edge] : [edge])
  }
  return [...groups.values()]
}
