import {
  allEdges,
  type Covered,
  type Edge,
  selfAndAncestors,
  statesOf,
  type WalkedMachine,
} from '@latchkit/core/devtools'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate'
import { guardedAlways, rejectedEdges } from './rejected-edges.ts'

export type Tally = { covered: number; missing: string[] }
export type CoverageReport = { states: Tally; transitions: Tally; guards: Tally }
/** Names that a report counts: states by id, transitions and guards by the key of their edge. */
export type Walked = Pick<WalkedMachine, 'states' | 'transitions' | 'guards'>
export type Coverage = {
  inspect(event: InspectionEvent): void
  report(): CoverageReport
  walked(): Walked
}

type Edges = ReadonlyMap<AnyTransitionDefinition, Edge>

/**
 * Measures the transitions of the real actor through `createActor`'s `inspect`. One instance covers
 * all inputs of a machine.
 */
export function createCoverage(machine: AnyStateMachine): Coverage {
  const states = new Set<string>()
  const taken = new Set<string>()
  const refused = new Set<string>()
  const copies = new WeakMap<AnyStateMachine, Edges>()

  // `provide` creates new transition objects, so they are looked up by identity in the actor's own
  // copy
  const edgesIn = (copy: AnyStateMachine): Edges => {
    const known = copies.get(copy) ?? new Map(allEdges(copy).map((edge) => [edge.transition, edge]))
    copies.set(copy, known)
    return known
  }
  const isOurs = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
    isMachineSnapshot(snapshot) && snapshot.machine.config === machine.config
  const refuse = (edges: readonly Edge[]) => {
    for (const { key } of edges) refused.add(key)
  }
  const enter = (nodes: readonly AnyStateNode[]) => {
    for (const { id } of nodes) states.add(id)
  }
  const take = (edge: Edge) => {
    taken.add(edge.key)
    enter(selfAndAncestors(edge.source))
    if (edge.event === 'always')
      refuse(guardedAlways(edge.source).filter(({ index }) => index < edge.index))
  }

  const walked = (): Walked => {
    const edges = allEdges(machine)
    const guarded = edges.filter(({ guard }) => guard !== null).map(({ key }) => key)
    return {
      states: split(
        statesOf(machine).map(({ id }) => id),
        (id) => states.has(id),
      ),
      transitions: split(
        edges.map(({ key }) => key),
        (key) => taken.has(key),
      ),
      guards: split(
        [true, false].flatMap((outcome) => guarded.map((edge) => ({ edge, outcome }))),
        ({ edge, outcome }) => (outcome ? taken : refused).has(edge),
      ),
    }
  }

  return {
    inspect(inspected) {
      if (inspected.type === '@xstate.event') {
        // at this point the actor still has the snapshot from before the event
        const before: unknown = inspected.actorRef.getSnapshot()
        if (isOurs(before)) refuse(rejectedEdges(before, inspected.event))
      }
      if (inspected.type === '@xstate.microstep' && isOurs(inspected.snapshot)) {
        enter(inspected.snapshot._nodes)
        const edges = edgesIn(inspected.snapshot.machine)
        for (const edge of inspected._transitions.map((transition) => edges.get(transition)))
          if (edge) take(edge)
      }
      if (inspected.type === '@xstate.snapshot' && isOurs(inspected.snapshot)) {
        enter(inspected.snapshot._nodes)
        // in a settled state every guarded eventless transition has just been rejected
        refuse(inspected.snapshot._nodes.flatMap(guardedAlways))
      }
    },
    walked,
    report() {
      const { states, transitions, guards } = walked()
      return {
        states: tally(states, String),
        transitions: tally(transitions, String),
        guards: tally(guards, ({ edge, outcome }) => `${edge} never ${outcome}`),
      }
    },
  }
}

const split = <Key>(keys: readonly Key[], isSeen: (key: Key) => boolean): Covered<Key> => ({
  covered: keys.filter(isSeen),
  missing: keys.filter((key) => !isSeen(key)),
})
const tally = <Key>({ covered, missing }: Covered<Key>, nameOf: (key: Key) => string): Tally => ({
  covered: covered.length,
  missing: missing.map(nameOf),
})
