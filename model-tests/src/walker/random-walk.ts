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
import { pureSteps } from './pure-steps.ts'
import { checkStep } from './step.ts'

type Steps = ReturnType<typeof pureSteps>
type Plan = { steps: Steps; state: AnyMachineSnapshot; input: unknown }
/** Replaced when a machine that ended starts again. */
type Real = { play: ModelRun }
type Move = fc.AsyncCommand<Plan, Real>

/**
 * Number and length of the runs. The seed is fixed unless `LATCHKIT_SEED` sets another one or
 * `random`.
 */
export type RandomWalk = { runs: number; moves: number }
export const defaultRandomWalk: RandomWalk = { runs: 40, moves: 200 }

/** Long random runs of one machine: handled events, ignored events and late results. */
export async function walkRandomly(
  model: MachineModel,
  { runs, moves }: RandomWalk = defaultRandomWalk,
): Promise<void> {
  const inputs = fc.constantFrom(...Object.values(model.inputs))
  const property = fc.asyncProperty(
    inputs,
    fc.commands(movesOf(model), { maxCommands: moves, size: 'max' }),
    async (input, commands) => {
      const steps = pureSteps(model.machine, input)
      const real: Real = { play: startModelRun(model, input) }
      await fc.asyncModelRun(
        () => ({ model: { steps, state: steps.getInitialSnapshot(), input }, real }),
        commands,
      )
      checkEnd(real.play)
      await checkStopped(real.play)
    },
  )
  await fc.assert(property, {
    numRuns: runs,
    includeErrorInReport: true,
    ...seedFrom(globalThis.process?.env.LATCHKIT_SEED),
  })
}

function checkEnd(play: ModelRun): void {
  const rehearsal = checkReactions(play)
  rehearsal.receive(play.allEmitted)
  rehearsal.checkEnd()
}

function seedFrom(wish: string | undefined): { seed?: number } {
  if (wish === 'random') return {}
  return { seed: Number(wish ?? 20_251) }
}

function movesOf(model: MachineModel): fc.Arbitrary<Move>[] {
  const types = [...new Set(allEdges(model.machine).map(({ event }) => event))].filter(
    (type) => type !== 'always' && !type.startsWith('xstate.done.state.'),
  )
  const events = types.flatMap((type) => payloadsOf(model.cases, type))
  const heard = Object.values(model.listeners).flat()
  const ignorable = events.filter(
    ({ type }) => !type.startsWith('xstate.') && !heard.includes(type),
  )
  return [
    ...events.map((event) => handled(model, event)),
    ...ignorable.map((event) => ignored(model, event)),
    late,
    again(model),
  ].map((move) => fc.constant(move))
}

const handles = (model: MachineModel, state: AnyMachineSnapshot, event: AnyEventObject) =>
  eventsAt(model, state).some(({ type }) => type === event.type)

const handled = (model: MachineModel, event: AnyEventObject): Move => ({
  check: ({ state }) => handles(model, state, event),
  async run(plan, { play }) {
    plan.state = plan.steps.transition(plan.state, event)
    const told = play.allEmitted.length
    await applyEvent(play, event)
    const { value, status, context } = play.snapshot()
    assertEqual(
      [value, status, context],
      [plan.state.value, plan.state.status, plan.state.context],
      'the chart went where pure steps go',
    )
    checkStep(play, play.allEmitted.slice(told))
  },
  toString: () => JSON.stringify(event),
})

const ignored = (model: MachineModel, event: AnyEventObject): Move => ({
  check: ({ state }) => state.status === 'active' && !handles(model, state, event),
  async run(_plan, { play }) {
    const [before, told] = [play.snapshot(), play.allEmitted.length]
    play.actor.send(event)
    assertTrue(
      play.snapshot() === before && play.allEmitted.length === told,
      `${event.type} changed a chart that does not handle it`,
    )
  },
  toString: () => `ignored ${JSON.stringify(event)}`,
})

const late: Move = {
  check: () => true,
  run: (_plan, { play }) => checkLateAnswers(play),
  toString: () => 'late answers',
}

const again = (model: MachineModel): Move => ({
  check: ({ state }) => state.status === 'done',
  async run(plan, real) {
    checkEnd(real.play)
    await checkStopped(real.play)
    real.play = startModelRun(model, plan.input)
    plan.state = plan.steps.getInitialSnapshot()
  },
  toString: () => 'again',
})
