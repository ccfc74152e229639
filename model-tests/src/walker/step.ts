import type { AnyEventObject } from 'xstate'
import { assertTrue } from './check.ts'
import { checkRunning } from './invariants.ts'
import type { MachineModel, ModelRun, StepResult } from './machine-model.ts'

/** Checks the invariants after a step. `emitted`: the events of that step. */
export function checkStep(play: ModelRun, news: readonly AnyEventObject[]): void {
  checkRunning(play)
  checkReactions(play, news)
  for (const [sentence, check] of Object.entries(play.model.invariants))
    named(sentence, () => check(seen(play, news)))
}

/** Runs the assertions of the current state. */
export const checkState = (play: ModelRun, at: string, news: readonly AnyEventObject[]): void =>
  named(at, () => play.model.states[at]?.(seen(play, news)))

function seen(
  play: ModelRun,
  news: readonly AnyEventObject[],
): StepResult<MachineModel['machine']> {
  const state = play.snapshot()
  return { state, context: state.context, news, play }
}

function named(words: string, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw new Error(`${words}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Every emitted event has a reaction or is listed as 'none'. */
function checkReactions({ model: { outside } }: ModelRun, news: readonly AnyEventObject[]): void {
  for (const { type } of news)
    assertTrue(
      type in outside.reactions,
      `no reaction is defined for ${type}; define one or list it as 'none'`,
    )
}
