import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import {
  describe,
  expect,
  type RunnerTask,
  type RunnerTestCase,
  type TaskMeta,
  TestRunner,
  test,
} from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { allViolations, modelProblems, uncovered, unusedExceptions } from '../walker/gate.ts'
import type { MachineModel } from '../walker/machine-model.ts'
import { walkRandomly } from '../walker/random-walk.ts'
import type { PathRecorder } from '../walker/recorded-run.ts'
import { allPaths, createWalkMemory, type Path, walkPath } from '../walker/walk.ts'
import { equivalents } from './equivalents.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The tried mutants of one machine, for the report of `npm run mutate`. */
    mutation?: {
      id: string
      tried: number
      survivors: string[]
      /** Survivors that `equivalents` does not name. */
      unlisted: string[]
      /** Entries of `equivalents` that a test detects, or that name no mutant. */
      outdated: string[]
    }
  }
}

const specs = import.meta.glob([
  '../{flows,stores,resource}/**/*.test.ts',
  '!../**/*.environment.test.ts',
])
/** A mutant may have far more states than its machine. Its walk ends after so many times the steps. */
const growthLimit = 4
const env = globalThis.process?.env ?? {}
/** Whether mutants that pass the unit tests are also walked. `off` is faster and less thorough. */
const walks = env.LATCHKIT_MUTANT_WALKS !== 'off'

/**
 * Defines the mutation test of one machine. Every mutant must fail a unit test in the folder of the
 * machine, its walk or its random walk, unless `equivalents` names it.
 */
export function describeMutants<Machine extends AnyStateMachine>(
  model: MachineModel<Machine>,
): void {
  const title = `tests of ${model.id}`
  // The tests of the folder are registered but only run on mutants.
  describe.skip(title, async () => {
    for (const [path, load] of Object.entries(specs))
      if (path.slice(0, path.lastIndexOf('/')).endsWith(`/${model.id}`)) await load()
  })

  test(`every mutant of ${model.id} is detected`, { timeout: 0 }, async ({ task }) => {
    const tests = task.file.tasks.filter(({ name }) => name === title).flatMap(testsIn)
    const all = mutantsOf(model.machine)
    const tried = sampleOf(all)
    expect(tests.length).toBeGreaterThan(0)
    await runTests(tests)
    const limit = walks ? growthLimit * (await stepsOf(model)) : 0

    const survivors: string[] = []
    for (const mutant of tried)
      if (await survives(model, mutant, tests, limit)) survivors.push(mutant.id)
    task.meta.mutation = report(model.id, all, tried, survivors)
    expect(task.meta.mutation).toMatchObject({ unlisted: [], outdated: [] })
  })
}

function report(
  id: string,
  all: readonly Mutant[],
  tried: readonly Mutant[],
  survivors: readonly string[],
): NonNullable<TaskMeta['mutation']> {
  const listed = Object.keys(equivalents[id] ?? {})
  return {
    id,
    tried: tried.length,
    survivors: [...survivors],
    unlisted: survivors.filter((survivor) => !listed.includes(survivor)),
    outdated: listed.filter(
      (name) =>
        !all.some((mutant) => mutant.id === name) ||
        (tried.some((mutant) => mutant.id === name) && !survivors.includes(name)),
    ),
  }
}

const testsIn = (task: RunnerTask): RunnerTestCase[] =>
  'tasks' in task ? task.tasks.flatMap(testsIn) : [task]

/**
 * `LATCHKIT_MUTANTS`: how many mutants of the machine are tried; `LATCHKIT_SEED` selects them.
 * `LATCHKIT_MUTANT`: tries the mutants whose id contains this text instead.
 */
function sampleOf(mutants: readonly Mutant[]): readonly Mutant[] {
  const only = env.LATCHKIT_MUTANT
  if (only) return mutants.filter(({ id }) => id.includes(only))
  const { LATCHKIT_MUTANTS: size, LATCHKIT_SEED: seed = '20251' } = env
  if (size === undefined) return mutants
  const hash = ({ id }: Mutant) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return mutants.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, Number(size))
}

async function runTests(tests: readonly RunnerTestCase[]): Promise<void> {
  for (const spec of tests) {
    // Each run of the test function adds an abort listener.
    setMaxListeners(0, spec.context.signal)
    await TestRunner.getTestFn(spec)()
  }
}

async function survives(
  model: MachineModel,
  { node, apply }: Mutant,
  tests: readonly RunnerTestCase[],
  limit: number,
): Promise<boolean> {
  const restore = apply()
  try {
    await runTests(tests)
    if (walks) {
      await walkUntilFailure(withLimit(model, limit), node)
      await walkRandomly(model)
    }
    return true
  } catch {
    return false
  } finally {
    restore()
  }
}

/** The number of steps of a complete walk, which must pass without a mutant. */
async function stepsOf(model: MachineModel): Promise<number> {
  let steps = 0
  const count = (context: unknown) => {
    steps += 1
    return model.project(context)
  }
  await walkUntilFailure({ ...model, project: count }, model.machine.id)
  return steps
}

/** The model with a limit of steps. */
function withLimit(model: MachineModel, limit: number): MachineModel {
  let steps = 0
  return {
    ...model,
    project(context) {
      steps += 1
      if (steps > limit) throw new Error(`The walk takes more than ${limit} steps`)
      return model.project(context)
    },
  }
}

const noRecorder: PathRecorder = { begin: () => {}, observe: () => {}, check: () => {} }

/** Walks like `walk` and throws the first failure. Begins with the paths through `node`. */
async function walkUntilFailure(model: MachineModel, node: string): Promise<void> {
  const violated = allViolations(model)
  expect(modelProblems(model, violated)).toEqual([])
  // The replay of a path tests the recorder, not the machine.
  const memory = { ...createWalkMemory(model), recorder: noRecorder }
  const paths = allPaths(model)
  const visits = ({ steps }: Path) =>
    steps.some(({ state }) => state._nodes.some(({ id }) => id === node))
  const [first, others] = [true, false].map((isFirst) =>
    paths.filter(({ path }) => visits(path) === isFirst),
  )
  for (const { input, path } of [...(first ?? []), ...(others ?? [])])
    await walkPath(model, input, path, memory)
  const report = memory.coverage.report()
  const { states, transitions, guards } = uncovered(report, model)
  expect([states, transitions, guards].flatMap(({ missing }) => missing)).toEqual([])
  expect(unusedExceptions(model, report, memory.emittedTypes, violated)).toEqual([])
}
