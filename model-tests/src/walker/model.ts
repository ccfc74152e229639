import { allEdges } from '@latchkit/core/devtools'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { pureSteps } from './pure-steps.ts'
import { createTestModel } from './test-model.ts'

/** Limit of a traversal, far above the size of any machine here. */
const traversalLimit = 200_000

/** Identity of a vertex: the state value and the context that guards read. */
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

/** An event type with each of its payloads. */
export function payloadsOf(
  cases: Readonly<Record<string, readonly object[] | undefined>>,
  type: string,
): AnyEventObject[] {
  return (cases[type] ?? [{}]).map((payload) => ({ type, ...payload }))
}

/**
 * Cases and commands that no state of the machine handles, so that a renamed event fails the walk.
 */
export function unknownEvents({ machine, cases, commands, listeners }: MachineModel): string[] {
  const known = new Set(allEdges(machine).map(({ event }) => event))
  const named = [...Object.keys(cases), ...commands, ...Object.values(listeners).flat()]
  return [...new Set(named.filter((type) => !known.has(type)))]
}

/** Options for both graph packages, which name the limit differently. */
export const traversal = (model: MachineModel) => ({
  limit: traversalLimit,
  traversalLimit,
  serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
  // a vertex includes the incoming transition, so that shortest paths visit every transition
  serializeState: (
    snapshot: AnyMachineSnapshot,
    event?: AnyEventObject,
    previous?: AnyMachineSnapshot,
  ) =>
    keyOf(model, snapshot) +
    (event && event.type !== 'xstate.init' && previous
      ? ` <- ${JSON.stringify(event)} @ ${keyOf(model, previous)}`
      : ''),
  events: (snapshot: AnyMachineSnapshot) => eventsAt(model, snapshot),
  ...turnBack(({ context }) => model.farEnough(context)),
  stateMatcher: (snapshot: AnyMachineSnapshot, path: string) => snapshot.matches(path),
})

const turnBack = (far: (snapshot: AnyMachineSnapshot) => boolean) => ({
  stopCondition: far,
  stopWhen: far,
})

/** The test model of one machine with one input. */
export const modelOf = (model: MachineModel, input: unknown) =>
  createTestModel(pureSteps(model.machine, input), traversal(model))

/**
 * Shortest paths over every transition. Throws if the machine throws: it would be walked as a
 * single state.
 */
export function pathsOf(model: MachineModel, input: unknown) {
  const paths = modelOf(model, input).getShortestPaths()
  const broken = paths.find((path) => path.state.status === 'error')
  if (broken) throw new Error(`${model.id} throws: ${String(broken.state.error)}`)
  return paths
}
