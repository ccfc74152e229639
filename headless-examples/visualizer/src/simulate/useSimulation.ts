import { type SimulationState, startSimulation, stepSimulation } from '@latchkit/core/devtools'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { parseValue } from './payloads.ts'
import { addMoment, type Steps, selectMoment } from './steps.ts'

export type Simulation = {
  /** Null before the simulation starts. */
  moment: SimulationState | null
  before: SimulationState | null
  steps: Steps | null
  problem: string | null
  begin(input: string): void
  step(event: { type: string }): void
  goTo(place: number): void
  /** Returns to the choice of an input. */
  restart(): void
}

/** State of a simulation. It has no side effects. */
export function useSimulation(machine: AnyStateMachine): Simulation {
  const [steps, setSteps] = useState<Steps | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const moment = steps?.moments[steps.place] ?? null
  /** Reports an error that the machine throws and keeps the state. */
  const trying = (work: () => Steps | null) => {
    try {
      setSteps(work())
      setProblem(null)
    } catch (error) {
      setProblem(
        `The machine throws for this input: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return {
    moment,
    before: steps?.moments[steps.place - 1] ?? null,
    steps,
    problem,
    begin(input) {
      const read = parseValue(input)
      if (read.is === 'wrong') setProblem(read.problem)
      else trying(() => ({ moments: [startSimulation(machine, read.value)], place: 0 }))
    },
    step: (event) =>
      trying(() => (steps && moment ? addMoment(steps, stepSimulation(moment, event)) : steps)),
    goTo: (place) => trying(() => steps && selectMoment(steps, place)),
    restart: () => trying(() => null),
  }
}
