import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { same } from './check.ts'
import { type Coverage, type CoverageReport, createCoverage, type Walked } from './coverage.ts'
import { faultsOf, leftovers, openGaps } from './gate.ts'
import { checkLateAnswers, checkStopped } from './invariants.ts'
import { keyOf, pathsOf, payloadsOf } from './model.ts'
import { perform } from './perform.ts'
import { startPlay } from './play.ts'
import { createPathRecorder, type PathRecorder } from './recorded.ts'
import { rehearse } from './rehearsal.ts'
import { checkState, checkStep } from './step.ts'

export type Path = ReturnType<typeof pathsOf>[number]
export type WalkReport = CoverageReport & {
  id: string
  paths: number
  steps: number
  failures: string[]
  walked: Walked
}
/** What the paths of one chart saw together. */
export type Memory = { coverage: Coverage; heard: Set<string>; recorder: PathRecorder }

/** Begins one walk of a chart. */
export const createMemory = (model: ChartModel): Memory => ({
  coverage: createCoverage(model.machine),
  heard: new Set(),
  recorder: createPathRecorder(model),
})

/** Every path of every input, each with a name: its input, its events and where it ends. */
export const allPaths = (model: ChartModel): { name: string; input: unknown; path: Path }[] =>
  Object.entries(model.inputs).flatMap(([name, input]) =>
    pathsOf(model, input).map((path) => ({
      name: `${name}: ${titleOf(model, path)}`,
      input,
      path,
    })),
  )

/** A payload is told by its number among the cases of its event. */
function titleOf(model: ChartModel, { steps, state }: Path): string {
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

/** Walks one path on the real actor: after each step it is where the path says, and everything that must hold does, also if it ended there. */
export async function walkPath(
  model: ChartModel,
  input: unknown,
  path: Path,
  memory: Memory,
): Promise<void> {
  memory.recorder.begin()
  const play = startPlay(model, input, (event) => {
    memory.coverage.inspect(event)
    memory.recorder.hear(event, 0)
  })
  const rehearsal = rehearse(play)
  let told = 0
  let news: AnyEventObject[] = []
  const step = async ({ event, state }: { event: AnyEventObject; state: AnyMachineSnapshot }) => {
    await perform(play, event)
    news = play.facts.slice(told)
    told = play.facts.length
    for (const { type } of news) memory.heard.add(type)
    same(keyOf(model, play.snapshot()), keyOf(model, state), 'the chart is where the path says')
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

/** The whole walk of one chart as a plain function: for the command line, and for whoever draws coverage. */
export async function walk(model: ChartModel): Promise<WalkReport> {
  const memory = createMemory(model)
  const failures = faultsOf(model)
  const paths = allPaths(model)
  for (const { name, input, path } of paths) {
    await walkPath(model, input, path, memory).catch((error: unknown) =>
      failures.push(`${name}: ${String(error)}`),
    )
  }
  const report = memory.coverage.report()
  failures.push(...leftovers(model, report, memory.heard))
  return {
    id: model.id,
    paths: paths.length,
    steps: paths.reduce((sum, { path }) => sum + path.steps.length, 0),
    failures,
    walked: memory.coverage.walked(),
    ...openGaps(report, model),
  }
}
