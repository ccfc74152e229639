import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { observeVisits, type Visits } from '../walker/coverage.ts'
import type { MachineModel } from '../walker/machine-model.ts'
import { jsonOf } from '../walker/model.ts'
import { pureSteps } from '../walker/pure-steps.ts'
import { stepOf } from '../walker/view-rules.ts'

/** A state, and the ids of what the step to it shows. */
export type Shown = { state: AnyMachineSnapshot; shows: readonly string[] }
export type Stepper = {
  first: Shown
  step(from: AnyMachineSnapshot, event: AnyEventObject): Shown
}

/**
 * Steps through a machine without actors. A step shows each value of the view after it; its command,
 * if it has one, on the screen and in each state before it; and the states, transitions and guard
 * outcomes of the machine.
 */
export function createStepper(model: MachineModel, input: unknown): Stepper {
  const visits: Visits = { states: new Set(), taken: new Set(), rejected: new Set() }
  const observer = observeVisits(visits)
  const steps = pureSteps(model.machine, input, {
    inspect(inspected) {
      if (inspected.type === '@xstate.microstep')
        observer.microstep(inspected.snapshot as AnyMachineSnapshot, inspected._transitions)
    },
  })
  const shownBy = (step: () => AnyMachineSnapshot): Shown => {
    for (const ids of Object.values(visits)) ids.clear()
    const state = step()
    observer.settled(state)
    const visited = Object.entries(visits).flatMap(([kind, ids]) =>
      [...ids].map((id) => `${kind} ${id}`),
    )
    return { state, shows: [...visited, ...valuesOf(model, state)] }
  }
  const commandIn = (from: AnyMachineSnapshot, event: AnyEventObject) =>
    [screenOf(model, from), ...leavesOf(from)].map((place) => `${place} ${jsonOf(event)}`)
  const isCommand = ({ type }: AnyEventObject) => model.commands.some((name) => name === type)
  return {
    first: shownBy(steps.getInitialSnapshot),
    step(from, event) {
      const { state, shows } = shownBy(() => {
        observer.event(from, event)
        return steps.transition(from, event)
      })
      return { state, shows: isCommand(event) ? [...shows, ...commandIn(from, event)] : shows }
    },
  }
}

/** The view of a state, or null if the machine has no view. */
const viewOf = (model: MachineModel, state: AnyMachineSnapshot): object | null =>
  model.role.view?.(state as never, (() => {}) as never) ?? null

/** Each value of the view, with the step that has it. Empty if the machine has no view. */
function valuesOf(model: MachineModel, state: AnyMachineSnapshot): string[] {
  const view = viewOf(model, state) ?? {}
  const step = stepOf(view)
  const words = (_: string, value: unknown) => (typeof value === 'function' ? 'command' : value)
  return Object.entries(view).map(([name, value]) => JSON.stringify([step, name, value], words))
}

/** The step of the view with its commands. Empty if the machine has no view. */
function screenOf(model: MachineModel, state: AnyMachineSnapshot): string {
  const view = viewOf(model, state) ?? {}
  const commands = Object.entries(view).filter(([_, value]) => typeof value === 'function')
  return JSON.stringify([stepOf(view), ...commands.map(([name]) => name)])
}

const leavesOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic').map(({ id }) => id)
