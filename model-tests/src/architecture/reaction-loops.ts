import { transition } from 'xstate'
import { possibleMessages } from '../walker/enumerate-reactions.ts'
import { graphOf } from '../walker/graph.ts'
import type { MachineModel, ReactionTable } from '../walker/machine-model.ts'
import { cyclesIn } from './cycles.ts'

/** A store or flow. `name`: the receiver's name in messages. */
export type Receiver = { name: string; model: MachineModel; reactions: ReactionTable }

/** An emitted event; the output of a machine counts as the event `done`. */
export type Emitted = { type: string; output?: unknown }
type Step = { event: string; emitted: readonly Emitted[]; to: string }

const isEmitted = (value: unknown): value is Emitted =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export const emittedIn = (effects: readonly { type: string; params?: unknown }[]): Emitted[] =>
  effects.flatMap(({ type, params }) => {
    const isEmit = type === 'xstate.emit' && typeof params === 'object' && params !== null
    const event = isEmit && 'event' in params ? params.event : null
    return isEmitted(event) ? [event] : []
  })

/** Every step of a machine with the events that it emits, by vertex of the machine's graph. */
function stepsOf(model: MachineModel): Map<string, Step[]> {
  const vertices = Object.values(model.inputs).flatMap((input) => [...graphOf(model, input)])
  return new Map(
    vertices.map(([key, { state, next }]) => [
      key,
      next.map(({ event, key: to }) => {
        const [after, effects] = transition(model.machine, state, event)
        const done = after.status === 'done' ? [{ type: 'done', output: after.output }] : []
        return { event: event.type, emitted: [...emittedIn(effects), ...done], to }
      }),
    ]),
  )
}

/** Every event that a machine can emit. */
const emittedBy = (model: MachineModel): Emitted[] =>
  [...stepsOf(model).values()].flatMap((steps) => steps.flatMap(({ emitted }) => emitted))

/**
 * The events that a machine emits after receiving each event: at once, or later because of its own
 * actors and timers.
 */
function emittedAfter(model: MachineModel): Map<string, Emitted[]> {
  const steps = stepsOf(model)
  const emittedLater = (from: string, visited: Set<string>): Emitted[] => {
    if (visited.has(from)) return []
    visited.add(from)
    return (steps.get(from) ?? [])
      .filter(({ event }) => event.startsWith('xstate.'))
      .flatMap(({ emitted, to }) => [...emitted, ...emittedLater(to, visited)])
  }
  const emittedByEvent = new Map<string, Emitted[]>()
  for (const { event, emitted, to } of [...steps.values()].flat()) {
    emittedByEvent.set(event, [
      ...(emittedByEvent.get(event) ?? []),
      ...emitted,
      ...emittedLater(to, new Set()),
    ])
  }
  return emittedByEvent
}

const keyOf = ({ to, type }: { to: string; type: string }) => `${to}.${type}`

function messagesAfter(emitted: readonly Emitted[], reactions: ReactionTable): string[] {
  const distinct = new Map(emitted.map((event) => [JSON.stringify(event), event]))
  const messages = [...distinct.values()].flatMap((event) => {
    const reaction = reactions[event.type]
    if (typeof reaction !== 'function') return []
    const payload = event.type === 'done' ? event.output : event
    return possibleMessages((query) => reaction(payload as never, query))
  })
  return [...new Set(messages.map(keyOf))]
}

/**
 * Groups of messages that lead back to themselves through emitted events and reactions, such as
 * `modal.close → router.reset → modal.close`. `started`: flows that the kit starts on the message
 * `kit.start`.
 */
export function reactionLoops(
  receivers: readonly Receiver[],
  started: readonly Receiver[] = [],
): string[][] {
  const edges = new Map<string, string[]>()
  for (const { name, model, reactions } of receivers) {
    for (const [type, emitted] of emittedAfter(model)) {
      edges.set(keyOf({ to: name, type }), messagesAfter(emitted, reactions))
    }
  }
  edges.set(
    'kit.start',
    started.flatMap(({ model, reactions }) => messagesAfter(emittedBy(model), reactions)),
  )
  return cyclesIn(edges)
}
