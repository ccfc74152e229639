import { statesOf } from '@latchkit/core/devtools'
import type { AnyEventObject } from 'xstate'
import type { ModelRun } from './machine-model.ts'
import { flush } from './model-run.ts'

/**
 * Causes one event of the model: settles a request, fires a timer or sends a command. `act`: sends
 * a command; in a browser, clicks.
 */
export async function applyEvent(
  play: ModelRun,
  event: AnyEventObject,
  act: (event: AnyEventObject) => unknown = play.actor.send,
): Promise<void> {
  const { world } = play
  const { type } = event
  const done = named(type, 'xstate.done.actor.')
  const failed = named(type, 'xstate.error.actor.')
  const speaker = Object.keys(play.model.listeners).find((name) =>
    play.model.listeners[name]?.includes(type),
  )

  if (done) world.pending(done).settle({ ok: true, output: event.output })
  else if (failed) world.pending(failed).settle({ ok: false, error: event.error })
  else if (type.startsWith('xstate.after.')) world.clock.fire(delayOf(play, type))
  else if (speaker) world.listening(speaker).push(event)
  else if (type !== 'xstate.init') await act(event)
  await flush()
}

const named = (type: string, prefix: string) =>
  type.startsWith(prefix) ? type.slice(prefix.length) : null

function delayOf(play: ModelRun, type: string): number {
  const timer = statesOf(play.model.machine)
    .flatMap((node) => node.after)
    .find((after) => after.eventType === type)
  const named: unknown =
    typeof timer?.delay === 'string'
      ? play.model.machine.implementations.delays[timer.delay]
      : timer?.delay
  const ms: unknown =
    typeof named === 'function'
      ? named({ context: play.snapshot().context, event: { type } })
      : named
  if (typeof ms !== 'number') throw new Error(`${type} has no delay`)
  return ms
}
