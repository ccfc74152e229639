import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { graphOf } from './graph.ts'
import type { MachineModel } from './machine-model.ts'
import { eventsAt } from './model.ts'

/**
 * Checks the view in every reachable state: it has a step, and no command that the machine ignores
 * there.
 */
export function viewViolations(model: MachineModel): string[] {
  if (model.outside.view === null) return []
  const states = Object.values(model.inputs).flatMap((input) =>
    [...graphOf(model, input).values()].map(({ state }) => state),
  )
  return [...new Set(states.flatMap((state) => brokenIn(model, state)))].sort()
}

function brokenIn(model: MachineModel, state: AnyMachineSnapshot): string[] {
  const at = `${model.machine.id} at ${JSON.stringify(state.value)}`
  let sent: AnyEventObject | null = null
  const send = (event: AnyEventObject) => {
    sent = event
  }
  const view: { step: unknown } = model.outside.view?.(state as never, send as never) ?? {
    step: null,
  }
  if (typeof view.step !== 'string') return [`${at} has no step that a screen could draw`]

  return Object.entries(view).flatMap(([name, command]: [string, unknown]) => {
    if (typeof command !== 'function') return []
    sent = null
    command()
    // a command with a payload is only checked for a handler of its event
    const works =
      sent !== null && (command.length > 0 ? knows(model, state, sent) : state.can(sent))
    return works ? [] : [`${at} offers ${name}, which is ignored there`]
  })
}

const knows = (model: MachineModel, state: AnyMachineSnapshot, { type }: AnyEventObject) =>
  eventsAt(model, state).some((event) => event.type === type)
