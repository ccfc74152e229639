import type { AnyEventObject } from 'xstate'
import type { ChartModel, Play, Seen } from './chart-model.ts'
import { must } from './check.ts'
import { checkRunning } from './invariants.ts'

/** What must hold after any step of any walk; `news` is what the step emitted. */
export function checkStep(play: Play, news: readonly AnyEventObject[]): void {
  checkRunning(play)
  checkReactions(play, news)
  for (const [sentence, check] of Object.entries(play.model.invariants))
    named(sentence, () => check(seen(play, news)))
}

/** What must be seen from outside in one state. */
export const checkState = (play: Play, at: string, news: readonly AnyEventObject[]): void =>
  named(at, () => play.model.states[at]?.(seen(play, news)))

function seen(play: Play, news: readonly AnyEventObject[]): Seen<ChartModel['machine']> {
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

/** Every fact has a reaction or is listed as silent. */
function checkReactions({ model: { outside } }: Play, news: readonly AnyEventObject[]): void {
  for (const { type } of news)
    must(type in outside.reactions, `nobody reacts to ${type}, and it is not listed as silent`)
}
