import type { AnyEventObject } from 'xstate'
import { assertTrue } from './check.ts'
import { checkRunning } from './invariants.ts'
import type { MachineModel, ModelRun, StepResult } from './machine-model.ts'

/** Checks the invariants after a step. `emitted`: the events emitted in that step. */
export function checkStep(run: ModelRun, emitted: readonly AnyEventObject[]): void {
  checkRunning(run)
  checkReactions(run, emitted)
  for (const [sentence, check] of Object.entries(run.model.invariants))
    withPrefix(sentence, () => check(resultOf(run, emitted)))
}

/** Runs the assertion of a state. */
export const checkState = (
  run: ModelRun,
  statePath: string,
  emitted: readonly AnyEventObject[],
): void => withPrefix(statePath, () => run.model.states[statePath]?.(resultOf(run, emitted)))

function resultOf(
  run: ModelRun,
  emitted: readonly AnyEventObject[],
): StepResult<MachineModel['machine']> {
  const state = run.snapshot()
  return { state, context: state.context, emitted, run }
}

function withPrefix(prefix: string, check: () => void): void {
  try {
    check()
  } catch (error) {
    throw new Error(`${prefix}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Every emitted event must have a reaction or be listed as 'none'. */
function checkReactions({ model: { role } }: ModelRun, emitted: readonly AnyEventObject[]): void {
  for (const { type } of emitted)
    assertTrue(
      type in role.reactions,
      `no reaction is defined for ${type}; define one or list it as 'none'`,
    )
}
