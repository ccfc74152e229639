import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allEdges, type Edge, statesOf } from './edges.ts'
import { actionName, guardName, ownActions } from './names.ts'

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
/** A state. `actors`: ids of the actors it invokes. `initial`: ids of its initial states. */
export type GraphState = {
  id: string
  key: string
  parent: string | null
  type: StateType
  description: string | null
  tags: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  actors: readonly string[]
  initial: readonly string[]
}
export type EdgeKind = 'event' | 'done' | 'error' | 'after' | 'always'
/**
 * A transition. `key`: the key of its edge. `targets` is empty if the state does not change.
 * `label`: a readable form of the event.
 */
export type GraphEdge = {
  key: string
  source: string
  targets: readonly string[]
  kind: EdgeKind
  event: string
  label: string
  guard: string | null
  actions: readonly string[]
  reenter: boolean
  description: string | null
}
/** A machine as plain data, for diagrams and documents. Parents come before their children. */
export type MachineGraph = {
  id: string
  description: string | null
  states: readonly GraphState[]
  edges: readonly GraphEdge[]
}

export const machineGraph = (machine: AnyStateMachine): MachineGraph => ({
  id: machine.id,
  description: machine.root.description ?? null,
  states: statesOf(machine).map(stateOf),
  edges: allEdges(machine).map(edgeOf),
})

const stateOf = (node: AnyStateNode): GraphState => ({
  id: node.id,
  key: node.key,
  parent: node.parent?.id ?? null,
  type: node.type,
  description: node.description ?? null,
  tags: node.tags,
  entry: ownActions(node, 'entry'),
  exit: ownActions(node, 'exit'),
  actors: node.invoke.map(({ id }) => id),
  initial: node.type === 'compound' ? node.initial.target.map(({ id }) => id) : [],
})

/** An edge as plain data. */
export function edgeOf({ key, source, event, guard, transition }: Edge): GraphEdge {
  const { kind, label } = describeEvent(event)
  return {
    key,
    source: source.id,
    targets: transition.target?.map(({ id }) => id) ?? [],
    kind,
    event,
    label,
    guard: guard === null ? null : guardName(guard),
    actions: transition.actions.map(actionName),
    reenter: transition.reenter,
    description: transition.description ?? null,
  }
}

const actorEvent = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/
const delayEvent = /^xstate\.after\.([^.]+)\./

/**
 * The kind of an event type and a readable label, for example `done: connect` or
 * `after walletUnresponsive`.
 */
export function describeEvent(event: string): { kind: EdgeKind; label: string } {
  if (event === 'always') return { kind: 'always', label: 'always' }
  const [, result, actor] = actorEvent.exec(event) ?? []
  if (result && actor) return { kind: result as 'done' | 'error', label: `${result}: ${actor}` }
  const delay = delayEvent.exec(event)?.[1]
  return delay ? { kind: 'after', label: `after ${delay}` } : { kind: 'event', label: event }
}
