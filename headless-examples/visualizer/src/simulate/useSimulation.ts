import { beginByHand, type Moment, stepByHand } from '@latchkit/core/devtools'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { readValue } from './payloads.ts'
import { lookingAt, type Steps, withStep } from './steps.ts'

export type Simulation = {
  /** null: it has not begun. */
  moment: Moment | null
  before: Moment | null
  steps: Steps | null
  problem: string | null
  begin(input: string): void
  step(event: { type: string }): void
  goTo(place: number): void
  /** Back to where an input is chosen. */
  restart(): void
}

/** A chart that is stepped by hand: nothing of it happens anywhere. */
export function useSimulation(machine: AnyStateMachine): Simulation {
  const [steps, setSteps] = useState<Steps | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const moment = steps?.moments[steps.place] ?? null
  /** What a chart throws is said; everything stays as it was. */
  const trying = (work: () => Steps | null) => {
    try {
      setSteps(work())
      setProblem(null)
    } catch (error) {
      setProblem(
        `The chart cannot read this: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return {
    moment,
    before: steps?.moments[steps.place - 1] ?? null,
    steps,
    problem,
    begin(input) {
      const read = readValue(input)
      if (read.is === 'wrong') setProblem(read.problem)
      else trying(() => ({ moments: [beginByHand(machine, read.value)], place: 0 }))
    },
    step: (event) =>
      trying(() => (steps && moment ? withStep(steps, stepByHand(moment, event)) : steps)),
    goTo: (place) => trying(() => steps && lookingAt(steps, place)),
    restart: () => trying(() => null),
  }
}
