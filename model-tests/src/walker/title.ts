import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from './machine-model.ts'
import { payloadsOf } from './model.ts'

/** Events and final state of a run. An event with several payloads has the index of its case. */
export function titleOf(
  model: MachineModel,
  steps: readonly { event: AnyEventObject; state: AnyMachineSnapshot }[],
): string {
  const events = steps.slice(1).map(({ event }) => {
    const payloads = payloadsOf(model.cases, event.type)
    const index = payloads.indexOf(event)
    const type = event.type
      .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
      .replace(/^xstate\.after\.(\w+)\..*/, 'after $1')
    return payloads.length > 1 ? `${type}[${index}]` : type
  })
  return [...events, `=> ${JSON.stringify(steps.at(-1)?.state.value)}`].join(', ')
}
