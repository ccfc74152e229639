import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allEdges, type Edge, statesOf } from './edges.ts'
import { actionName, guardName, ownActions } from './names.ts'

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
/** One state. `initial`: the states it begins in, when it is entered by itself. */
export type GraphState = {
  id: string
  key: string
  parent: string | null
  type: StateType
  description: string | null
  tags: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  services: readonly string[]
  initial: readonly string[]
}
export type EdgeKind = 'event' | 'done' | 'error' | 'after' | 'always'
/** One transition. `key`: as the walk counts it. No targets: it stays where it is. `label`: the event in a reader's words. */
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
/** A chart as plain data: what a picture, a text or another page needs of it. Parents stand before their children. */
export type ChartGraph = {
  id: string
  description: string | null
  states: readonly GraphState[]
  edges: readonly GraphEdge[]
}

export const graphOf = (machine: AnyStateMachine): ChartGraph => ({
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
  services: node.invoke.map(({ id }) => id),
  initial: node.type === 'compound' ? node.initial.target.map(({ id }) => id) : [],
})

/** One edge as plain data. */
export function edgeOf({ key, source, event, guard, transition }: Edge): GraphEdge {
  const { kind, label } = wordedEvent(event)
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

const answer = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/
const timer = /^xstate\.after\.([^.]+)\./

/** An event's type in a reader's words: answers of services and timers by who they are of. */
export function wordedEvent(event: string): { kind: EdgeKind; label: string } {
  if (event === 'always') return { kind: 'always', label: 'always' }
  const [, how, who] = answer.exec(event) ?? []
  if (how && who) return { kind: how as 'done' | 'error', label: `${how}: ${who}` }
  const delay = timer.exec(event)?.[1]
  return delay ? { kind: 'after', label: `after ${delay}` } : { kind: 'event', label: event }
}
