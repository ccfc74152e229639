import { allEdges } from '@latchkit/core/devtools'
import fc from 'fast-check'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { applyEvent } from './apply-event.ts'
import { assertEqual, assertTrue } from './check.ts'
import { checkReactions } from './check-reactions.ts'
import { checkLateAnswers, checkStopped } from './invariants.ts'
import type { MachineModel, ModelRun } from './machine-model.ts'
import { eventsAt, payloadsOf } from './model.ts'
import { startModelRun } from './model-run.ts'
import { pureSteps, type Steps } from './pure-steps.ts'
import { checkStep } from './step.ts'

type Expected = { steps: Steps; state: AnyMachineSnapshot; input: unknown }
type CheckReactions = (run: ModelRun) => void
/** The real machine. `run` is replaced when a machine that is done starts again. */
type Real = { run: ModelRun }
type WalkCommand = fc.AsyncCommand<Expected, Real>

/** Number of runs, and the most commands of each. `LATCHKIT_SEED` sets the seed, or `random`. */
export type RandomWalk = { runs: number; maxCommands: number }
export const defaultRandomWalk: RandomWalk = { runs: 40, maxCommands: 200 }

/**
 * Performs long random runs of one machine with handled events, ignored events, late results and
 * restarts. Rejects if a run violates a check or differs from the pure machine.
 */
export async function walkRandomly(
  model: MachineModel,
  { runs, maxCommands }: RandomWalk = defaultRandomWalk,
): Promise<void> {
  const reactionCheck = checkReactions(model)
  const checkReactionsOf = ({ allEmitted, snapshot }: ModelRun) => {
    const states = reactionCheck.receive(reactionCheck.initial, allEmitted)
    reactionCheck.checkEnd(states, snapshot())
  }
  const inputs = fc.constantFrom(...Object.values(model.inputs))
  const property = fc.asyncProperty(
    inputs,
    fc.commands(commandsOf(model, checkReactionsOf), { maxCommands, size: 'max' }),
    async (input, commands) => {
      const steps = pureSteps(model.machine, input)
      const real: Real = { run: startModelRun(model, input) }
      await fc.asyncModelRun(
        () => ({ model: { steps, state: steps.getInitialSnapshot(), input }, real }),
        commands,
      )
      checkReactionsOf(real.run)
      await checkStopped(real.run)
    },
  )
  await fc.assert(property, {
    numRuns: runs,
    includeErrorInReport: true,
    ...seedFrom(globalThis.process?.env.LATCHKIT_SEED),
  })
}

function seedFrom(value: string | undefined): { seed?: number } {
  if (value === 'random') return {}
  return { seed: Number(value ?? 20_251) }
}

function commandsOf(
  model: MachineModel,
  checkReactionsOf: CheckReactions,
): fc.Arbitrary<WalkCommand>[] {
  const types = [...new Set(allEdges(model.machine).map(({ event }) => event))].filter(
    (type) => type !== 'always' && !type.startsWith('xstate.done.state.'),
  )
  const events = types.flatMap((type) => payloadsOf(model.cases, type))
  const listenedTypes = Object.values(model.listeners).flat()
  const ignorable = events.filter(
    ({ type }) => !type.startsWith('xstate.') && !listenedTypes.includes(type),
  )
  return [
    ...events.map((event) => handledEvent(model, event)),
    ...ignorable.map((event) => ignoredEvent(model, event)),
    lateResults,
    restart(model, checkReactionsOf),
  ].map((command) => fc.constant(command))
}

const handles = (model: MachineModel, state: AnyMachineSnapshot, event: AnyEventObject) =>
  eventsAt(model, state).some(({ type }) => type === event.type)

const handledEvent = (model: MachineModel, event: AnyEventObject): WalkCommand => ({
  check: ({ state }) => handles(model, state, event),
  async run(expected, { run }) {
    expected.state = expected.steps.transition(expected.state, event)
    const emittedBefore = run.allEmitted.length
    await applyEvent(run, event)
    const { value, status, context } = run.snapshot()
    assertEqual(
      [value, status, context],
      [expected.state.value, expected.state.status, expected.state.context],
      'the machine is in the state of the pure machine',
    )
    checkStep(run, run.allEmitted.slice(emittedBefore))
  },
  toString: () => JSON.stringify(event),
})

const ignoredEvent = (model: MachineModel, event: AnyEventObject): WalkCommand => ({
  check: ({ state }) => state.status === 'active' && !handles(model, state, event),
  async run(_expected, { run }) {
    const [before, emittedBefore] = [run.snapshot(), run.allEmitted.length]
    run.actor.send(event)
    assertTrue(
      run.snapshot() === before && run.allEmitted.length === emittedBefore,
      `${event.type} changed the state or emitted an event, but no state handles it`,
    )
  },
  toString: () => `ignored ${JSON.stringify(event)}`,
})

const lateResults: WalkCommand = {
  check: () => true,
  run: (_expected, { run }) => checkLateAnswers(run),
  toString: () => 'late results',
}

const restart = (model: MachineModel, checkReactionsOf: CheckReactions): WalkCommand => ({
  check: ({ state }) => state.status === 'done',
  async run(expected, real) {
    checkReactionsOf(real.run)
    await checkStopped(real.run)
    real.run = startModelRun(model, expected.input)
    expected.state = expected.steps.getInitialSnapshot()
  },
  toString: () => 'restart',
})
