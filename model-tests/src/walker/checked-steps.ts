import type { AnyEventObject } from 'xstate'
import type { KitStates } from './check-reactions.ts'
import { jsonOf } from './model.ts'

type CheckedStep = { kits: KitStates; next: Map<string, CheckedStep> }
type Steps = readonly { event: AnyEventObject }[]

/**
 * The steps that passed their checks. Paths share their first steps, and equal events from the start
 * lead to an equal run, so that each step is checked on one path only.
 */
export type CheckedSteps = {
  /** Number of leading steps that are checked, and the kit states after them. */
  find(input: unknown, steps: Steps): { count: number; kits: KitStates }
  /** Adds the steps of a path that passed. `kitsAfter`: the kit states after each unchecked step. */
  add(input: unknown, steps: Steps, kitsAfter: readonly KitStates[]): void
}

/** Creates an empty memory of checked steps. `initial`: the kit states before the first step. */
export function createCheckedSteps(initial: KitStates): CheckedSteps {
  const starts = new Map<unknown, CheckedStep>()
  const startOf = (input: unknown): CheckedStep => {
    const start = starts.get(input) ?? { kits: initial, next: new Map() }
    starts.set(input, start)
    return start
  }
  /** The start, and the checked steps that lead from there along a path. */
  const checkedAlong = (input: unknown, steps: Steps): CheckedStep[] => {
    const found = [startOf(input)]
    for (const { event } of steps) {
      const next = found.at(-1)?.next.get(jsonOf(event))
      if (next === undefined) break
      found.push(next)
    }
    return found
  }
  return {
    find(input, steps) {
      const found = checkedAlong(input, steps)
      return { count: found.length - 1, kits: found.at(-1)?.kits ?? initial }
    },
    add(input, steps, kitsAfter) {
      const found = checkedAlong(input, steps)
      let last = found.at(-1)
      for (const [index, kits] of kitsAfter.entries()) {
        const step = steps[found.length - 1 + index]
        if (step === undefined) return
        const added: CheckedStep = { kits, next: new Map() }
        last?.next.set(jsonOf(step.event), added)
        last = added
      }
    },
  }
}
