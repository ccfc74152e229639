import type { ActorFrame, Frame, StepFrame } from '../domain/recording.ts'

/** The last frames of a recording. */
export type FrameBuffer = {
  push(frame: Frame): void
  /** The frames of a recording. Each actor has an actor frame before its first step. */
  frames(): readonly Frame[]
  /** Number of steps that were dropped. */
  dropped(): number
}

/**
 * Creates a buffer that keeps the last `limit` steps. When steps are dropped, the recording starts
 * later, and the first frame of a running actor has the actor's state at that time. An actor that
 * ended before that time is removed, unless the recording still contains one of its children.
 */
export function createFrameBuffer(limit: number): FrameBuffer {
  /** The first frames of actors that exist at the start of the recording, parents first. */
  const heads = new Map<string, ActorFrame>()
  /** End frames of actors that ended before the start of the recording but have children. */
  const ended = new Map<string, Frame>()
  let frames: Frame[] = []
  /** Index of the first frame of the recording. Frames before it are removed in batches. */
  let start = 0
  let steps = 0
  let dropped = 0

  const removeEnded = (actor: string) => {
    const head = heads.get(actor)
    const hasChildren = [...heads.values()].some(({ parent }) => parent === actor)
    if (!ended.has(actor) || head === undefined || hasChildren) return
    heads.delete(actor)
    ended.delete(actor)
    if (head.parent !== null) removeEnded(head.parent)
  }
  const dropFirst = () => {
    const frame = frames[start]
    start += 1
    if (frame === undefined) return
    if (frame.kind === 'actor') heads.set(frame.actor, frame)
    else if (frame.kind === 'step') {
      steps -= 1
      dropped += 1
      const head = heads.get(frame.actor)
      if (head !== undefined) heads.set(frame.actor, headAfter(head, frame))
    } else {
      ended.set(frame.actor, frame)
      removeEnded(frame.actor)
    }
  }
  return {
    push(frame) {
      frames.push(frame)
      if (frame.kind === 'step') steps += 1
      // Actors that are not machines have frames without steps, so the frames are limited too.
      while (steps > limit || frames.length - start > limit * 8) dropFirst()
      if (start < limit) return
      frames = frames.slice(start)
      start = 0
    },
    frames: () => [...heads.values(), ...ended.values(), ...frames.slice(start)],
    dropped: () => dropped,
  }
}

const headAfter = (
  head: ActorFrame,
  { at, value, status, context, active }: StepFrame,
): ActorFrame => ({
  ...head,
  at,
  from: { value, status, context },
  active,
})
