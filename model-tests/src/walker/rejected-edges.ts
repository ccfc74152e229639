import { type Edge, edgesOf } from '@latchkit/core/devtools'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { evaluateGuard } from 'xstate/guards'

/**
 * Edges whose guard rejected this event. Follows the order of XState: nested states first, then
 * exact event types before wildcards, then the order in the machine, until a guard passes.
 */
export function rejectedEdges(snapshot: AnyMachineSnapshot, event: AnyEventObject): Edge[] {
  const rejected: Edge[] = []
  const active = new Set(snapshot._nodes)

  const select = (node: AnyStateNode): boolean => {
    const children = Object.values(node.states).filter((child) => active.has(child))
    if (children.map(select).some(Boolean)) return true
    return candidates(node, event.type).some((edge) => {
      const { guard } = edge.transition
      const passes = !guard || evaluateGuard(guard, snapshot.context, event, snapshot)
      if (!passes) rejected.push(edge)
      return passes
    })
  }
  if (snapshot.status === 'active') select(snapshot.machine.root)
  return rejected
}

/** Guarded eventless transitions of a state. */
export const guardedAlways = (node: AnyStateNode): Edge[] =>
  cachedEdgesOf(node).filter(({ event, guard }) => event === 'always' && guard !== null)

const edges = new WeakMap<AnyStateNode, Edge[]>()

function cachedEdgesOf(node: AnyStateNode): Edge[] {
  const found = edges.get(node) ?? edgesOf(node)
  edges.set(node, found)
  return found
}

const candidates = (node: AnyStateNode, type: string): Edge[] =>
  cachedEdgesOf(node)
    .filter(({ event }) => event !== 'always' && accepts(event, type))
    .sort((a, b) => (a.event === b.event ? 0 : rank(b.event, type) - rank(a.event, type)))

const rank = (descriptor: string, type: string) =>
  descriptor === type ? Number.POSITIVE_INFINITY : descriptor.length
const accepts = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)))
