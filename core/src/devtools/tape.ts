import type { ActorFrame, Frame, StepFrame } from '../domain/recording.ts'

/** `frames`: always the whole story from where it begins. `dropped`: steps that no longer fitted. */
export type Tape = { push(frame: Frame): void; frames(): readonly Frame[]; dropped(): number }

/**
 * The last `limit` steps. What is dropped moves the beginning: an actor that goes on is introduced with where its remaining steps begin,
 * one that ended before is gone, unless a child of it is still told of.
 */
export function createTape(limit: number): Tape {
  /** Everything that lives at the beginning, parents before their children. */
  const heads = new Map<string, ActorFrame>()
  /** Ended before the beginning, kept for their children. */
  const ended = new Map<string, Frame>()
  let rest: Frame[] = []
  /** Where `rest` begins: what stands before is cut off now and then. */
  let start = 0
  let steps = 0
  let dropped = 0

  const forget = (actor: string) => {
    const head = heads.get(actor)
    if (
      !ended.has(actor) ||
      head === undefined ||
      [...heads.values()].some(({ parent }) => parent === actor)
    )
      return
    heads.delete(actor)
    ended.delete(actor)
    if (head.parent !== null) forget(head.parent)
  }
  const cut = () => {
    const frame = rest[start]
    start += 1
    if (frame === undefined) return
    if (frame.kind === 'actor') heads.set(frame.actor, frame)
    else if (frame.kind === 'step') {
      steps -= 1
      dropped += 1
      const head = heads.get(frame.actor)
      if (head !== undefined) heads.set(frame.actor, after(head, frame))
    } else {
      ended.set(frame.actor, frame)
      forget(frame.actor)
    }
  }
  return {
    push(frame) {
      rest.push(frame)
      if (frame.kind === 'step') steps += 1
      // services come and go without a step of their own
      while (steps > limit || rest.length - start > limit * 8) cut()
      if (start < limit) return
      rest = rest.slice(start)
      start = 0
    },
    frames: () => [...heads.values(), ...ended.values(), ...rest.slice(start)],
    dropped: () => dropped,
  }
}

const after = (
  head: ActorFrame,
  { at, value, status, context, active }: StepFrame,
): ActorFrame => ({
  ...head,
  at,
  from: { value, status, context },
  active,
})
