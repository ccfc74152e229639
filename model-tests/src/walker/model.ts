import { allEdges } from '@latchkit/core/devtools'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { pureSteps } from './pure-steps.ts'
import { createTestModel } from './test-model.ts'

/** Queue visits a traversal may make: far above any chart we would want to draw. */
const traversalLimit = 200_000

/** What tells one vertex from another: where the chart is, and what its guards will read. */
export const keyOf = (
  { project }: Pick<ChartModel, 'project'>,
  snapshot: AnyMachineSnapshot,
): string => JSON.stringify([snapshot.value, snapshot.status, project(snapshot.context)])

/** Everything that can happen in a state, with every payload; also the answers of services and the timers. */
export function eventsAt(
  { cases }: Pick<ChartModel, 'cases'>,
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

/** Case keys and commands that no state of the chart knows: a renamed event fails loudly. */
export function unknownEvents({ machine, cases, commands, listeners }: ChartModel): string[] {
  const known = new Set(allEdges(machine).map(({ event }) => event))
  const named = [...Object.keys(cases), ...commands, ...Object.values(listeners).flat()]
  return [...new Set(named.filter((type) => !known.has(type)))]
}

/** The options both graph packages understand, each under its own name for the limit. */
export const traversal = (model: ChartModel) => ({
  limit: traversalLimit,
  traversalLimit,
  serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
  // a vertex is a state, the projected context and the way in, so that shortest paths visit every transition
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

/** The test model of one chart with one input. */
export const modelOf = (model: ChartModel, input: unknown) =>
  createTestModel(pureSteps(model.machine, input), traversal(model))

/** Shortest paths over every transition. Refuses a model whose chart throws: it would be walked as a single quiet state. */
export function pathsOf(model: ChartModel, input: unknown) {
  const paths = modelOf(model, input).getShortestPaths()
  const broken = paths.find((path) => path.state.status === 'error')
  if (broken) throw new Error(`${model.id} throws: ${String(broken.state.error)}`)
  return paths
}
