import { allEdges } from '@latchkit/core/devtools'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { pureSteps, type Steps } from './pure-steps.ts'
import { createTestModel } from './test-model.ts'

/** Highest number of states in a traversal, far above the size of any machine of core. */
const traversalLimit = 200_000

/** Key of a state in the graph: its value, its status and the projected context. */
export const keyOf = (
  { project }: Pick<MachineModel, 'project'>,
  snapshot: AnyMachineSnapshot,
): string => JSON.stringify([snapshot.value, snapshot.status, project(snapshot.context)])

/** All events possible in a state, with every payload, including actor results and timers. */
export function eventsAt(
  { cases }: Pick<MachineModel, 'cases'>,
  snapshot: AnyMachineSnapshot,
): AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const types = new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents))
  return [...types]
    .filter((type) => !type.startsWith('xstate.done.state.'))
    .flatMap((type) => payloadsOf(cases, type))
}

type CasesByType = Readonly<Record<string, readonly object[] | undefined>>
const payloads = new WeakMap<CasesByType, Map<string, readonly AnyEventObject[]>>()

/** An event type with each of its payloads. Returns the same events for each call. */
export function payloadsOf(cases: CasesByType, type: string): readonly AnyEventObject[] {
  const known = payloads.get(cases) ?? new Map<string, readonly AnyEventObject[]>()
  payloads.set(cases, known)
  const found = known.get(type) ?? (cases[type] ?? [{}]).map((payload) => ({ type, ...payload }))
  known.set(type, found)
  return found
}

/**
 * Event types of `cases`, `commands` and `listeners` that no transition handles: they fail the walk
 * when an event is renamed.
 */
export function unknownEvents({ machine, cases, commands, listeners }: MachineModel): string[] {
  const known = new Set(allEdges(machine).map(({ event }) => event))
  const named = [...Object.keys(cases), ...commands, ...Object.values(listeners).flat()]
  return [...new Set(named.filter((type) => !known.has(type)))]
}

/**
 * Options for one traversal by `@xstate/test` or `xstate/graph`, which name the limit and the stop
 * differently. A vertex is an incoming transition and its target, so that the shortest paths take
 * every transition. The events of a vertex are those that lead to a new one: another path to the same
 * vertex is not shorter. `isNew`: whether no equal state has been expanded, also from another input.
 */
export function traversal(model: MachineModel, { transition }: Steps, isNew = firstOfEqual()) {
  const keys = new WeakMap<AnyMachineSnapshot, string>()
  const cachedKeyOf = (snapshot: AnyMachineSnapshot) => {
    const key = keys.get(snapshot) ?? keyOf(model, snapshot)
    keys.set(snapshot, key)
    return key
  }
  // The libraries use vertices as property names, so that these are short.
  const numberOf = numbering<string>()
  const vertexOf = (
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
    previous: AnyMachineSnapshot,
  ) => [cachedKeyOf(snapshot), jsonOf(event), cachedKeyOf(previous)].map(numberOf).join(' ')
  const found = new Set<string>()
  return {
    limit: traversalLimit,
    traversalLimit,
    serializeEvent: jsonOf,
    serializeState: (
      snapshot: AnyMachineSnapshot,
      event?: AnyEventObject,
      previous?: AnyMachineSnapshot,
    ) =>
      event && event.type !== 'xstate.init' && previous
        ? vertexOf(snapshot, event, previous)
        : cachedKeyOf(snapshot),
    events: (snapshot: AnyMachineSnapshot) => {
      // Several paths lead to equal states, whose events lead to the same vertices.
      if (!isNew(snapshot)) return []
      return eventsAt(model, snapshot).filter((event) => {
        const vertex = vertexOf(transition(snapshot, event), event, snapshot)
        return !found.has(vertex) && found.add(vertex)
      })
    },
    ...stopAt(({ context }) => model.stopsPath?.(context) === true),
    stateMatcher: matcher(),
  }
}

/** Creates a function that numbers distinct values. */
function numbering<Value>(): (value: Value) => number {
  const numbers = new Map<Value, number>()
  return (value) => {
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    return number
  }
}

/** Creates `snapshot.matches()` with a memory: paths share the snapshots of their first steps. */
function matcher(): (snapshot: AnyMachineSnapshot, path: string) => boolean {
  const known = new WeakMap<AnyMachineSnapshot, Map<string, boolean>>()
  return (snapshot, path) => {
    const matches = known.get(snapshot) ?? new Map<string, boolean>()
    known.set(snapshot, matches)
    const isMatch = matches.get(path) ?? snapshot.matches(path)
    matches.set(path, isMatch)
    return isMatch
  }
}

type IsNew = (snapshot: AnyMachineSnapshot) => boolean

/**
 * Creates a function that returns true for the first of equal states, with their whole context.
 * Functions, errors and other objects that JSON changes are equal if they are the same object.
 */
export function firstOfEqual(): IsNew {
  const known = new Set<string>()
  const numberOf = numbering<unknown>()
  const toPlain = (_key: string, member: unknown) =>
    isPlain(member) ? member : { $number: numberOf(member) }
  return ({ value, status, context, children, historyValue }) => {
    const state = [value, status, context, Object.keys(children), historyValue]
    const before = known.size
    return known.add(JSON.stringify(state, toPlain)).size > before
  }
}

/** Whether JSON keeps a value, apart from its members. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' || typeof value === 'boolean' || value === null
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}

const events = new WeakMap<AnyEventObject, string>()

/** An event as JSON. Events are immutable, so that each is converted once. */
export function jsonOf(event: AnyEventObject): string {
  const json = events.get(event) ?? JSON.stringify(event)
  events.set(event, json)
  return json
}

const stopAt = (isEnd: (snapshot: AnyMachineSnapshot) => boolean) => ({
  stopCondition: isEnd,
  stopWhen: isEnd,
})

/** The `TestModel` of one machine with one input. */
export function modelOf(model: MachineModel, input: unknown, isNew?: IsNew) {
  const steps = pureSteps(model.machine, input)
  return createTestModel(steps, traversal(model, steps, isNew))
}

/**
 * Shortest paths that together take every transition of the new states. Throws if the machine
 * throws on a path: XState would end that path in an error state and the walk would pass.
 */
export function pathsOf(model: MachineModel, input: unknown, isNew?: IsNew) {
  const paths = modelOf(model, input, isNew).getShortestPaths()
  const failed = paths.find((path) => path.state.status === 'error')
  if (failed) throw new Error(`The machine of ${model.id} threw: ${String(failed.state.error)}`)
  return paths
}
