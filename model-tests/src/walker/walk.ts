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
/** Coverage of all paths of one machine. */
export type WalkMemory = { coverage: Coverage; heard: Set<string>; recorder: PathRecorder }

/** Starts one walk of a machine. */
export const createWalkMemory = (model: MachineModel): WalkMemory => ({
  coverage: createCoverage(model.machine),
  heard: new Set(),
  recorder: createPathRecorder(model),
})

/** Every path of every input, named by input, events and final state. */
export const allPaths = (model: MachineModel): { name: string; input: unknown; path: Path }[] =>
  Object.entries(model.inputs).flatMap(([name, input]) =>
    pathsOf(model, input).map((path) => ({
      name: `${name}: ${titleOf(model, path)}`,
      input,
      path,
    })),
  )

/** A payload is identified by its index among the cases of its event. */
function titleOf(model: MachineModel, { steps, state }: Path): string {
  const told = steps.slice(1).map(({ event }) => {
    const payloads = payloadsOf(model.cases, event.type)
    const number = payloads.findIndex(
      (payload) => JSON.stringify(payload) === JSON.stringify(event),
    )
    const type = event.type
      .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
      .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    return payloads.length > 1 ? `${type}[${number}]` : type
  })
  return [...told, `=> ${JSON.stringify(state.value)}`].join(', ')
}

/**
 * Walks one path on the real actor. After each step it checks the state, the invariants and the
 * state as if the run ended there.
 */
export async function walkPath(
  model: MachineModel,
  input: unknown,
  path: Path,
  memory: WalkMemory,
): Promise<void> {
  memory.recorder.begin()
  const play = startModelRun(model, input, (event) => {
    memory.coverage.inspect(event)
    memory.recorder.hear(event, 0)
  })
  const rehearsal = checkReactions(play)
  let told = 0
  let news: AnyEventObject[] = []
  const step = async ({ event, state }: { event: AnyEventObject; state: AnyMachineSnapshot }) => {
    await applyEvent(play, event)
    news = play.facts.slice(told)
    told = play.facts.length
    for (const { type } of news) memory.heard.add(type)
    assertEqual(
      keyOf(model, play.snapshot()),
      keyOf(model, state),
      'the chart is where the path says',
    )
    checkStep(play, news)
    rehearsal.hear(news)
    memory.heard.add(rehearsal.checkEnd())
  }
  const states = Object.fromEntries(
    Object.keys(model.states).map((at) => [at, () => checkState(play, at, news)]),
  )
  await path.test({
    events: Object.fromEntries(path.steps.map(({ event }) => [event.type, step])),
    states,
  })
  await checkLateAnswers(play)
  await checkStopped(play)
  memory.recorder.check()
}

/**
 * The whole walk of one machine as a function, for the command line and the visualizer's coverage.
 */
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
  failures.push(...unusedExceptions(model, report, memory.heard))
  return {
    id: model.id,
    paths: paths.length,
    steps: paths.reduce((sum, { path }) => sum + path.steps.length, 0),
    failures,
    walked: memory.coverage.walked(),
    ...uncovered(report, model),
  }
}
