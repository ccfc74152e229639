import { type SimulationState, startSimulation, stepSimulation } from '@latchkit/core/devtools'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { parseValue } from './payloads.ts'
import { addState, type SimulationHistory, selectState } from './steps.ts'

export type Simulation = {
  /** Null before the simulation starts. */
  state: SimulationState | null
  before: SimulationState | null
  steps: SimulationHistory | null
  problem: string | null
  begin(input: string): void
  step(event: { type: string }): void
  goTo(index: number): void
  /** Ends the simulation, so that an input can be chosen again. */
  restart(): void
}

/** Simulates a machine. No actor runs and no action is executed. */
export function useSimulation(machine: AnyStateMachine): Simulation {
  const [steps, setSteps] = useState<SimulationHistory | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const state = steps?.states[steps.index] ?? null
  /** Sets the computed history. If the machine throws, reports the error and keeps the history. */
  const runAndReport = (compute: () => SimulationHistory | null) => {
    try {
      setSteps(compute())
      setProblem(null)
    } catch (error) {
      setProblem(
        `The machine throws for this input: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return {
    state,
    before: steps?.states[steps.index - 1] ?? null,
    steps,
    problem,
    begin(input) {
      const read = parseValue(input)
      if (read.status === 'invalid') setProblem(read.problem)
      else runAndReport(() => ({ states: [startSimulation(machine, read.value)], index: 0 }))
    },
    step: (event) =>
      runAndReport(() => (steps && state ? addState(steps, stepSimulation(state, event)) : steps)),
    goTo: (index) => runAndReport(() => steps && selectState(steps, index)),
    restart: () => runAndReport(() => null),
  }
}
