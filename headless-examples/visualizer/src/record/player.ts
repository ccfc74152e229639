import type { Recording } from '@latchkit/core/devtools'
import { appendFrames, emptyLog, type SessionLog, type Step } from '../live/session-log.ts'

/** Steps of a recording in order. `index`: of the frame in the recording. */
export const stepsOf = ({ frames }: Pick<Recording, 'frames'>): readonly Step[] =>
  appendFrames(emptyLog, frames).steps

/** State after a step; before the first one, the state at the start. */
export const logAt = ({ frames }: Pick<Recording, 'frames'>, index: number): SessionLog =>
  appendFrames(emptyLog, frames.slice(0, index + 1))

/** Position of a frame's step, else of the last step before it. */
export const positionOf = (steps: readonly Step[], index: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.index <= index),
  )

/** Target position of a key. Null if the key is not handled. */
export function positionAfter(key: string, place: number, count: number): number | null {
  const last = count - 1
  const ways: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: last,
  }
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined
  return way === undefined || last < 0 ? null : Math.min(last, Math.max(0, way))
}
