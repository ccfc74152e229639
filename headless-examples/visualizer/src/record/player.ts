import type { Recording } from '@latchkit/core/devtools'
import { appendFrames, emptyLog, type SessionLog, type Step } from '../live/session-log.ts'

/** The steps of a recording in order. `index`: the index of the frame in the recording. */
export const stepsOf = ({ frames }: Pick<Recording, 'frames'>): readonly Step[] =>
  appendFrames(emptyLog, frames).steps

/** The state after the frame with this index. */
export const logAt = ({ frames }: Pick<Recording, 'frames'>, index: number): SessionLog =>
  appendFrames(emptyLog, frames.slice(0, index + 1))

/** The position of the step with this frame, else of the last step before the frame. */
export const positionOf = (steps: readonly Step[], index: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.index <= index),
  )

/** The position that a key moves to. Null for other keys. */
export function positionAfter(key: string, position: number, count: number): number | null {
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowLeft: position - 1,
    ArrowRight: position + 1,
    Home: 0,
    End: last,
  }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target === undefined || last < 0 ? null : Math.min(last, Math.max(0, target))
}
