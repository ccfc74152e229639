import type { Recording } from '@latchkit/core/devtools'
import { emptyStory, type Step, type Story, tell } from '../live/story.ts'

/** Everything that happened, in order: `index` of each is that of its frame in the recording. */
export const stepsOf = ({ frames }: Pick<Recording, 'frames'>): readonly Step[] =>
  tell(emptyStory, frames).steps

/** How things stood right after a step; before the first, how they stood when it began. */
export const storyAt = ({ frames }: Pick<Recording, 'frames'>, index: number): Story =>
  tell(emptyStory, frames.slice(0, index + 1))

/** Place of the step that a frame is, else of the last one before it. */
export const placeOf = (steps: readonly Step[], index: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.index <= index),
  )

/** Where a key leads from one place, null: nowhere. */
export function placeAfter(key: string, place: number, count: number): number | null {
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
