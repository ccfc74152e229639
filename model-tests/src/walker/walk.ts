import type { AnyEventObject, InspectionEvent } from 'xstate'
import { applyEvent } from './apply-event.ts'
import { assertTrue } from './check.ts'
import { checkReactions, type KitStates, type ReactionCheck } from './check-reactions.ts'
import { type CheckedSteps, createCheckedSteps } from './checked-steps.ts'
import { type Coverage, type CoverageReport, createCoverage, type Walked } from './coverage.ts'
import { allViolations, modelProblems, uncovered, unusedExceptions } from './gate.ts'
import { checkLateAnswers, checkStopped } from './invariants.ts'
import type { MachineModel } from './machine-model.ts'
import { firstOfEqual, keyOf, pathsOf } from './model.ts'
import { startModelRun } from './model-run.ts'
import { createPathRecorder, type PathRecorder } from './recorded-run.ts'
import { checkState, checkStep } from './step.ts'
import { titleOf } from './title.ts'

export type Path = ReturnType<typeof pathsOf>[number]
type Step = Path['steps'][number]
export type WalkReport = CoverageReport & {
  id: string
  paths: number
  steps: number
  failures: string[]
  walked: Walked
}
/** Results of all walked paths of one machine. `emittedTypes` includes `done` and `aborted`. */
export type WalkMemory = {
  coverage: Coverage
  emittedTypes: Set<string>
  recorder: PathRecorder
  reactionCheck: ReactionCheck
  checkedSteps: CheckedSteps
}

/** Creates the shared memory for all paths of a machine. */
export function createWalkMemory(model: MachineModel): WalkMemory {
  const reactionCheck = checkReactions(model)
  return {
    coverage: createCoverage(model.machine),
    emittedTypes: new Set(),
    recorder: createPathRecorder(model),
    reactionCheck,
    checkedSteps: createCheckedSteps(reactionCheck.initial),
  }
}

/**
 * The paths of every input. A path ends at a state that another input has reached. The names
 * consist of the input, the events and the final state.
 */
export function allPaths(model: MachineModel): { name: string; input: unknown; path: Path }[] {
  const isNew = firstOfEqual()
  return Object.entries(model.inputs).flatMap(([name, input]) =>
    pathsOf(model, input, isNew).map((path) => ({
      name: `${name}: ${titleOf(model, path.steps)}`,
      input,
      path,
    })),
  )
}

/**
 * Walks one path on a real actor. After each step that no earlier path has checked, it checks the
 * state, the invariants and the reactions to an end of the run at that step.
 */
export async function walkPath(
  model: MachineModel,
  input: unknown,
  path: Path,
  { coverage, recorder, emittedTypes, reactionCheck, checkedSteps }: WalkMemory,
): Promise<void> {
  const { count, kits } = checkedSteps.find(input, path.steps)
  const kitsAfter: KitStates[] = []
  let index = 0
  let emitted: AnyEventObject[] = []
  const isChecked = () => index < count
  const inspect = (event: InspectionEvent) => {
    coverage.inspect(event)
    recorder.observe(event, 0)
  }
  // XState creates inspection events for checked steps too, so that their observer comes later.
  if (!isChecked()) recorder.begin(null)
  const run = startModelRun(model, input, isChecked() ? undefined : inspect)
  const check = ({ event, state }: Step) => {
    for (const { type } of emitted) emittedTypes.add(type)
    const [key, expectedKey] = [keyOf(model, run.snapshot()), keyOf(model, state)]
    assertTrue(
      key === expectedKey,
      `the machine is in the state of the path after ${event.type}: is ${key}, should be ${expectedKey}`,
    )
    checkStep(run, emitted)
    const kitsNow = reactionCheck.receive(kitsAfter.at(-1) ?? kits, emitted)
    emittedTypes.add(reactionCheck.checkEnd(kitsNow, run.snapshot()))
    kitsAfter.push(kitsNow)
  }
  const take = async (step: Step) => {
    index = path.steps.indexOf(step)
    if (index === count && index > 0) {
      recorder.begin(run)
      run.actor.system.inspect(inspect)
    }
    // The machine starts with its first step.
    const emittedBefore = index === 0 ? 0 : run.allEmitted.length
    await applyEvent(run, step.event)
    emitted = run.allEmitted.slice(emittedBefore)
    if (!isChecked()) check(step)
  }
  const checkOf = (statePath: string) => () => {
    if (!isChecked()) checkState(run, statePath, emitted)
  }
  await path.test({
    events: Object.fromEntries(path.steps.map(({ event }) => [event.type, take])),
    states: Object.fromEntries(Object.keys(model.states).map((key) => [key, checkOf(key)])),
  })
  checkedSteps.add(input, path.steps, kitsAfter)
  await checkLateAnswers(run)
  await checkStopped(run)
  recorder.check()
}

/** Walks all paths of one machine and reports its coverage and failures. */
export async function walk(model: MachineModel): Promise<WalkReport> {
  const memory = createWalkMemory(model)
  const violated = allViolations(model)
  const failures = modelProblems(model, violated)
  const paths = allPaths(model)
  for (const [index, { name, input, path }] of paths.entries()) {
    if (index % pathsPerTask === 0) await nextTask()
    await walkPath(model, input, path, memory).catch((error: unknown) =>
      failures.push(`${name}: ${String(error)}`),
    )
  }
  const report = memory.coverage.report()
  failures.push(...unusedExceptions(model, report, memory.emittedTypes, violated))
  return {
    id: model.id,
    paths: paths.length,
    steps: paths.reduce((sum, { path }) => sum + path.steps.length, 0),
    failures,
    walked: memory.coverage.walked(),
    ...uncovered(report, model),
  }
}

const pathsPerTask = 50
/** Lets the test runner send its messages: a walk alone only awaits promises. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
