import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { ChartModel } from './chart-model.ts'
import { graphOf } from './graph.ts'
import { eventsAt } from './model.ts'

/** What a screen is offered in any state a chart can be in: always a step, and no command that the chart would ignore there. */
export function brokenViewLaws(model: ChartModel): string[] {
  if (model.outside.view === null) return []
  const states = Object.values(model.inputs).flatMap((input) =>
    [...graphOf(model, input).values()].map(({ state }) => state),
  )
  return [...new Set(states.flatMap((state) => brokenIn(model, state)))].sort()
}

function brokenIn(model: ChartModel, state: AnyMachineSnapshot): string[] {
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
    // a command with a payload is only asked whether its event is known here
    const works =
      sent !== null && (command.length > 0 ? knows(model, state, sent) : state.can(sent))
    return works ? [] : [`${at} offers ${name}, which is ignored there`]
  })
}

const knows = (model: ChartModel, state: AnyMachineSnapshot, { type }: AnyEventObject) =>
  eventsAt(model, state).some((event) => event.type === type)
