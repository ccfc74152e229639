import { statesOf } from '@latchkit/core/devtools'
import type { AnyEventObject } from 'xstate'
import type { ModelRun } from './machine-model.ts'
import { flush } from './model-run.ts'

/**
 * Causes one event of the model: settles a request, fires a timer, pushes an event from a callback
 * actor or performs a command. `act` performs commands: it sends the event, or clicks in a browser.
 */
export async function applyEvent(
  run: ModelRun,
  event: AnyEventObject,
  act: (event: AnyEventObject) => unknown = run.actor.send,
): Promise<void> {
  const { environment } = run
  const { type } = event
  const done = withoutPrefix(type, 'xstate.done.actor.')
  const failed = withoutPrefix(type, 'xstate.error.actor.')
  const listener = Object.keys(run.model.listeners).find((name) =>
    run.model.listeners[name]?.includes(type),
  )

  if (done) environment.pending(done).settle({ ok: true, output: event.output })
  else if (failed) environment.pending(failed).settle({ ok: false, error: event.error })
  else if (type.startsWith('xstate.after.')) environment.clock.fire(delayOf(run, type))
  else if (listener) environment.openChannel(listener).push(event)
  else if (type !== 'xstate.init') await act(event)
  await flush()
}

const withoutPrefix = (type: string, prefix: string) =>
  type.startsWith(prefix) ? type.slice(prefix.length) : null

function delayOf(run: ModelRun, type: string): number {
  const timer = statesOf(run.model.machine)
    .flatMap((node) => node.after)
    .find((after) => after.eventType === type)
  const delay: unknown =
    typeof timer?.delay === 'string'
      ? run.model.machine.implementations.delays[timer.delay]
      : timer?.delay
  const ms: unknown =
    typeof delay === 'function'
      ? delay({ context: run.snapshot().context, event: { type } })
      : delay
  if (typeof ms !== 'number') throw new Error(`The timer of ${type} has no delay in ms`)
  return ms
}
