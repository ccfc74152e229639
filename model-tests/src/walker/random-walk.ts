import { allEdges } from '@latchkit/core/devtools'
import fc from 'fast-check'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ChartModel, Play } from './chart-model.ts'
import { must, same } from './check.ts'
import { checkLateAnswers, checkStopped } from './invariants.ts'
import { eventsAt, payloadsOf } from './model.ts'
import { perform } from './perform.ts'
import { startPlay } from './play.ts'
import { pureSteps } from './pure-steps.ts'
import { rehearse } from './rehearsal.ts'
import { checkStep } from './step.ts'

type Steps = ReturnType<typeof pureSteps>
type Plan = { steps: Steps; state: AnyMachineSnapshot; input: unknown }
/** The actor changes when a chart that ended begins again. */
type Real = { play: Play }
type Move = fc.AsyncCommand<Plan, Real>

/** How often and how far; the seed is fixed unless `LATCHKIT_SEED` names another or says `random`. */
export type RandomWalk = { runs: number; moves: number }
export const usualWalk: RandomWalk = { runs: 40, moves: 200 }

/** Long random lives of one chart: what it handles, what it must ignore, and answers that come too late. */
export async function walkAtRandom(
  model: ChartModel,
  { runs, moves }: RandomWalk = usualWalk,
): Promise<void> {
  const inputs = fc.constantFrom(...Object.values(model.inputs))
  const property = fc.asyncProperty(
    inputs,
    fc.commands(movesOf(model), { maxCommands: moves, size: 'max' }),
    async (input, commands) => {
      const steps = pureSteps(model.machine, input)
      const real: Real = { play: startPlay(model, input) }
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

function checkEnd(play: Play): void {
  const rehearsal = rehearse(play)
  rehearsal.hear(play.facts)
  rehearsal.checkEnd()
}

function seedFrom(wish: string | undefined): { seed?: number } {
  if (wish === 'random') return {}
  return { seed: Number(wish ?? 20_251) }
}

function movesOf(model: ChartModel): fc.Arbitrary<Move>[] {
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

const handles = (model: ChartModel, state: AnyMachineSnapshot, event: AnyEventObject) =>
  eventsAt(model, state).some(({ type }) => type === event.type)

const handled = (model: ChartModel, event: AnyEventObject): Move => ({
  check: ({ state }) => handles(model, state, event),
  async run(plan, { play }) {
    plan.state = plan.steps.transition(plan.state, event)
    const told = play.facts.length
    await perform(play, event)
    const { value, status, context } = play.snapshot()
    same(
      [value, status, context],
      [plan.state.value, plan.state.status, plan.state.context],
      'the chart went where pure steps go',
    )
    checkStep(play, play.facts.slice(told))
  },
  toString: () => JSON.stringify(event),
})

const ignored = (model: ChartModel, event: AnyEventObject): Move => ({
  check: ({ state }) => state.status === 'active' && !handles(model, state, event),
  async run(_plan, { play }) {
    const [before, told] = [play.snapshot(), play.facts.length]
    play.actor.send(event)
    must(
      play.snapshot() === before && play.facts.length === told,
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

const again = (model: ChartModel): Move => ({
  check: ({ state }) => state.status === 'done',
  async run(plan, real) {
    checkEnd(real.play)
    await checkStopped(real.play)
    real.play = startPlay(model, plan.input)
    plan.state = plan.steps.getInitialSnapshot()
  },
  toString: () => 'again',
})
