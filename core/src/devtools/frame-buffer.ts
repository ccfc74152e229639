import type { ActorFrame, Frame, StepFrame } from '../domain/recording.ts'

/** The last frames of a recording. */
export type FrameBuffer = {
  push(frame: Frame): void
  /** A complete recording: each actor is introduced before its first step. */
  frames(): readonly Frame[]
  /** Number of steps that were dropped. */
  dropped(): number
}

/**
 * Keeps the last `limit` steps. When steps are dropped, the recording starts later: the first frame
 * of a running actor then has its state at that time. An actor that ended before is removed, unless
 * one of its children is still part of the recording.
 */
export function createFrameBuffer(limit: number): FrameBuffer {
  /** Actors that are alive at the start of the recording, parents before children. */
  const heads = new Map<string, ActorFrame>()
  /** End frames of actors that ended before the start but have children. */
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
      // Actors that are no machines add frames without steps.
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
