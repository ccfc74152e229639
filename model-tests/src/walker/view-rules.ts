import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Graphs } from './graph.ts'
import type { MachineModel } from './machine-model.ts'
import { eventsAt } from './model.ts'

/**
 * Violations of the rules for views: in every reachable state the view has a step or a status, and no
 * command that the machine ignores in that state. Empty for a store.
 */
export function viewViolations(model: MachineModel, graphs: Graphs): string[] {
  if (model.role.view === null) return []
  const states = graphs.flatMap(([_, graph]) => [...graph.values()].map(({ state }) => state))
  return [...new Set(states.flatMap((state) => violationsIn(model, state)))].sort()
}

function violationsIn(model: MachineModel, state: AnyMachineSnapshot): string[] {
  const subject = `the view of ${model.machine.id} in ${JSON.stringify(state.value)}`
  let sent: AnyEventObject | null = null
  const send = (event: AnyEventObject) => {
    sent = event
  }
  const view = model.role.view?.(state as never, send as never) ?? {}
  if (stepOf(view) === null) return [`${subject} has neither a step nor a status`]

  return Object.entries(view).flatMap(([name, command]: [string, unknown]) => {
    if (typeof command !== 'function') return []
    sent = null
    command()
    // Without a payload its guards cannot be evaluated, so that any handler of the event suffices.
    const works =
      sent !== null && (command.length > 0 ? isHandled(model, state, sent) : state.can(sent))
    return works ? [] : [`${subject} has the command ${name}, which the machine ignores`]
  })
}

/** The step of a view, or the status of what it reads. Null if it has neither. */
export function stepOf(view: object): string | null {
  const { step, status }: { step?: unknown; status?: unknown } = view
  const word = step ?? status
  return typeof word === 'string' ? word : null
}

const isHandled = (model: MachineModel, state: AnyMachineSnapshot, { type }: AnyEventObject) =>
  eventsAt(model, state).some((event) => event.type === type)
