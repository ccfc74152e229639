import {
  allEdges,
  type Covered,
  type Edge,
  selfAndAncestors,
  statesOf,
  type WalkedMachine,
} from '@latchkit/core/devtools'
import {
  type AnyEventObject,
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
/**
 * Covered and missing states (by id), transitions and guard outcomes (by the key of their edge).
 */
export type Walked = Pick<WalkedMachine, 'states' | 'transitions' | 'guards'>
export type Coverage = {
  inspect(event: InspectionEvent): void
  report(): CoverageReport
  walked(): Walked
}

type Edges = ReadonlyMap<AnyTransitionDefinition, Edge>

/** The visited states (by id), and the taken and rejected edges (by key). */
export type Visits = { states: Set<string>; taken: Set<string>; rejected: Set<string> }
export type VisitObserver = {
  /** `before`: the snapshot that receives the event. */
  event(before: AnyMachineSnapshot, event: AnyEventObject): void
  microstep(after: AnyMachineSnapshot, transitions: readonly AnyTransitionDefinition[]): void
  /** Observes a snapshot in which all guards of eventless transitions have returned false. */
  settled(snapshot: AnyMachineSnapshot): void
}

/** Adds what the steps of a machine visit to `visits`. */
export function observeVisits({ states, taken, rejected }: Visits): VisitObserver {
  const copies = new WeakMap<AnyStateMachine, Edges>()

  // `provide` creates new transition objects, so each provided copy of the machine has its own map.
  const edgesIn = (copy: AnyStateMachine): Edges => {
    const known = copies.get(copy) ?? new Map(allEdges(copy).map((edge) => [edge.transition, edge]))
    copies.set(copy, known)
    return known
  }
  const addRejected = (edges: readonly Edge[]) => {
    for (const { key } of edges) rejected.add(key)
  }
  const addStates = (nodes: readonly AnyStateNode[]) => {
    for (const { id } of nodes) states.add(id)
  }
  const addTaken = (edge: Edge) => {
    taken.add(edge.key)
    addStates(selfAndAncestors(edge.source))
    if (edge.event === 'always')
      addRejected(guardedAlways(edge.source).filter(({ index }) => index < edge.index))
  }
  return {
    event: (before, event) => addRejected(rejectedEdges(before, event)),
    microstep({ _nodes, machine }, transitions) {
      addStates(_nodes)
      const edges = edgesIn(machine)
      for (const edge of transitions.map((transition) => edges.get(transition)))
        if (edge) addTaken(edge)
    },
    settled({ _nodes }) {
      addStates(_nodes)
      addRejected(_nodes.flatMap(guardedAlways))
    },
  }
}

/**
 * Measures coverage from the inspection events of `createActor`. One instance adds up all runs of a
 * machine.
 */
export function createCoverage(machine: AnyStateMachine): Coverage {
  const visits: Visits = { states: new Set(), taken: new Set(), rejected: new Set() }
  const { states, taken, rejected } = visits
  const observer = observeVisits(visits)
  const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
    isMachineSnapshot(snapshot) && snapshot.machine.config === machine.config

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
        ({ edge, outcome }) => (outcome ? taken : rejected).has(edge),
      ),
    }
  }

  return {
    inspect(inspected) {
      if (inspected.type === '@xstate.event') {
        // The actor still has the snapshot from before the event.
        const before: unknown = inspected.actorRef.getSnapshot()
        if (isOfMachine(before)) observer.event(before, inspected.event)
      }
      if (inspected.type === '@xstate.microstep' && isOfMachine(inspected.snapshot))
        observer.microstep(inspected.snapshot, inspected._transitions)
      if (inspected.type === '@xstate.snapshot' && isOfMachine(inspected.snapshot))
        observer.settled(inspected.snapshot)
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

const split = <Key>(keys: readonly Key[], isCovered: (key: Key) => boolean): Covered<Key> => ({
  covered: keys.filter(isCovered),
  missing: keys.filter((key) => !isCovered(key)),
})
const tally = <Key>({ covered, missing }: Covered<Key>, nameOf: (key: Key) => string): Tally => ({
  covered: covered.length,
  missing: missing.map(nameOf),
})
