import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { applyEvent } from './apply-event.ts'
import { assertEqual } from './check.ts'
import { checkReactions } from './check-reactions.ts'
import { type Coverage, type CoverageReport, createCoverage, type Walked } from './coverage.ts'
import { modelProblems, uncovered, unusedExceptions } from './gate.ts'
import { checkLateAnswers, checkStopped } from './invariants.ts'
import type { MachineModel } from './machine-model.ts'
import { keyOf, pathsOf, payloadsOf } from './model.ts'
import { startModelRun } from './model-run.ts'
import { createPathRecorder, type PathRecorder } from './recorded-run.ts'
import { checkState, checkStep } from './step.ts'

export type Path = ReturnType<typeof pathsOf>[number]
export type WalkReport = CoverageReport & {
  id: string
  paths: number
  steps: number
  failures: string[]
  walked: Walked
}
/** Results of all walked paths of one machine. `emittedTypes` includes `done` and `aborted`. */
export type WalkMemory = { coverage: Coverage; emittedTypes: Set<string>; recorder: PathRecorder }

/** Creates the shared coverage and recorder for all paths of a machine. */
export const createWalkMemory = (model: MachineModel): WalkMemory => ({
  coverage: createCoverage(model.machine),
  emittedTypes: new Set(),
  recorder: createPathRecorder(model),
})

/** The paths of every input. Their names consist of the input, the events and the final state. */
export const allPaths = (model: MachineModel): { name: string; input: unknown; path: Path }[] =>
  Object.entries(model.inputs).flatMap(([name, input]) =>
    pathsOf(model, input).map((path) => ({
      name: `${name}: ${titleOf(model, path)}`,
      input,
      path,
    })),
  )

/** Events and final state of a path. An event with several payloads has the index of its case. */
function titleOf(model: MachineModel, { steps, state }: Path): string {
  const events = steps.slice(1).map(({ event }) => {
    const payloads = payloadsOf(model.cases, event.type)
    const index = payloads.findIndex((payload) => JSON.stringify(payload) === JSON.stringify(event))
    const type = event.type
      .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
      .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    return payloads.length > 1 ? `${type}[${index}]` : type
  })
  return [...events, `=> ${JSON.stringify(state.value)}`].join(', ')
}

/**
 * Walks one path on a real actor. After each step it checks the state, the invariants and the
 * reactions to an end of the run at that step.
 */
export async function walkPath(
  model: MachineModel,
  input: unknown,
  path: Path,
  memory: WalkMemory,
): Promise<void> {
  memory.recorder.begin()
  const run = startModelRun(model, input, (event) => {
    memory.coverage.inspect(event)
    memory.recorder.observe(event, 0)
  })
  const reactionCheck = checkReactions(run)
  let emittedBefore = 0
  let emitted: AnyEventObject[] = []
  const step = async ({ event, state }: { event: AnyEventObject; state: AnyMachineSnapshot }) => {
    await applyEvent(run, event)
    emitted = run.allEmitted.slice(emittedBefore)
    emittedBefore = run.allEmitted.length
    for (const { type } of emitted) memory.emittedTypes.add(type)
    assertEqual(
      keyOf(model, run.snapshot()),
      keyOf(model, state),
      'the machine is in the state of the path',
    )
    checkStep(run, emitted)
    reactionCheck.receive(emitted)
    memory.emittedTypes.add(reactionCheck.checkEnd())
  }
  const states = Object.fromEntries(
    Object.keys(model.states).map((path) => [path, () => checkState(run, path, emitted)]),
  )
  await path.test({
    events: Object.fromEntries(path.steps.map(({ event }) => [event.type, step])),
    states,
  })
  await checkLateAnswers(run)
  await checkStopped(run)
  memory.recorder.check()
}

/** Walks all paths of one machine and reports its coverage and failures. */
export async function walk(model: MachineModel): Promise<WalkReport> {
  const memory = createWalkMemory(model)
  const failures = modelProblems(model)
  const paths = allPaths(model)
  for (const { name, input, path } of paths) {
    await walkPath(model, input, path, memory).catch((error: unknown) =>
      failures.push(`${name}: ${String(error)}`),
    )
  }
  const report = memory.coverage.report()
  failures.push(...unusedExceptions(model, report, memory.emittedTypes))
  return {
    id: model.id,
    paths: paths.length,
    steps: paths.reduce((sum, { path }) => sum + path.steps.length, 0),
    failures,
    walked: memory.coverage.walked(),
    ...uncovered(report, model),
  }
}
