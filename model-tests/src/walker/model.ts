import { allEdges } from '@latchkit/core/devtools'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { pureSteps } from './pure-steps.ts'
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

/** An event type with each of its payloads. */
export function payloadsOf(
  cases: Readonly<Record<string, readonly object[] | undefined>>,
  type: string,
): AnyEventObject[] {
  return (cases[type] ?? [{}]).map((payload) => ({ type, ...payload }))
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

/** Options for `@xstate/test` and `xstate/graph`, which name the limit and the stop differently. */
export const traversal = (model: MachineModel) => ({
  limit: traversalLimit,
  traversalLimit,
  serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
  // A key includes the incoming transition, so that the shortest paths take every transition.
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
  ...stopAt(({ context }) => model.stopsPath(context)),
  stateMatcher: (snapshot: AnyMachineSnapshot, path: string) => snapshot.matches(path),
})

const stopAt = (isEnd: (snapshot: AnyMachineSnapshot) => boolean) => ({
  stopCondition: isEnd,
  stopWhen: isEnd,
})

/** The `TestModel` of one machine with one input. */
export const modelOf = (model: MachineModel, input: unknown) =>
  createTestModel(pureSteps(model.machine, input), traversal(model))

/**
 * Shortest paths that together take every transition. Throws if the machine throws on a path:
 * XState would end that path in an error state and the walk would pass.
 */
export function pathsOf(model: MachineModel, input: unknown) {
  const paths = modelOf(model, input).getShortestPaths()
  const failed = paths.find((path) => path.state.status === 'error')
  if (failed) throw new Error(`The machine of ${model.id} threw: ${String(failed.state.error)}`)
  return paths
}
