import { possibleMessages } from '../walker/enumerate-reactions.ts'
import { type Emitted, graphOf } from '../walker/graph.ts'
import type { MachineModel, ReactionTable } from '../walker/machine-model.ts'
import { cyclesIn } from './cycles.ts'

/** A store or flow. `name`: the receiver's name in messages. */
export type Receiver = { name: string; model: MachineModel; reactions: ReactionTable }

/** Every step of a machine, by vertex of the machine's graph. */
const stepsOf = (model: MachineModel) =>
  new Map(
    Object.values(model.inputs).flatMap((input) =>
      [...graphOf(model, input)].map(([key, { next }]) => [key, next] as const),
    ),
  )

/** Every event that a machine emits after its start, with any of its inputs. */
export const emittedBy = (model: MachineModel): Emitted[] =>
  Object.values(model.inputs).flatMap((input) =>
    [...graphOf(model, input).values()].flatMap(({ next }) =>
      next.flatMap(({ emitted }) => emitted),
    ),
  )

/**
 * The events that a machine emits after receiving each event: at once, or later because of its own
 * actors and timers.
 */
function emittedAfter(model: MachineModel): Map<string, Emitted[]> {
  const steps = stepsOf(model)
  const aloneFrom = (vertex: string) =>
    (steps.get(vertex) ?? []).filter(({ event }) => event.type.startsWith('xstate.'))
  const all = [...steps.values()].flat()
  return new Map(
    [...new Set(all.map(({ event }) => event.type))].map((type) => {
      const own = all.filter(({ event }) => event.type === type)
      const reached = new Set(own.map(({ key }) => key))
      // Vertices that are added to a set while it is iterated are visited too.
      for (const vertex of reached) for (const { key } of aloneFrom(vertex)) reached.add(key)
      return [type, [...own, ...[...reached].flatMap(aloneFrom)].flatMap(({ emitted }) => emitted)]
    }),
  )
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
 * `modal.close → router.reset → modal.close`. `started`: flows that the kit starts on a message; `name`
 * is the type of that message.
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
  for (const { name, model, reactions } of started)
    edges.set(keyOf({ to: 'kit', type: name }), messagesAfter(emittedBy(model), reactions))
  return cyclesIn(edges)
}
