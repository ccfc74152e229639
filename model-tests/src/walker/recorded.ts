import {
  createFrames,
  createRedaction,
  createTape,
  type Frame,
  type HearInspection,
  replay,
} from '@latchkit/core/devtools'
import type { ChartModel } from './chart-model.ts'

/** Of every path the end is enough: what leads to it ends paths of its own. */
const lastSteps = 2

/** `begin`: forgets what was heard before. `check`: the last of what was heard since, as a redacted file, replays through the pure chart as it was. */
export type PathRecorder = { begin(): void; hear: HearInspection; check(): void }

/** One for all paths of a chart: what they have in common is written once. */
export function createPathRecorder({ machine }: Pick<ChartModel, 'machine'>): PathRecorder {
  let tape = createTape(lastSteps)
  const hear = createFrames({
    rewrite: createRedaction().rewrite,
    emit: (frame) => tape.push(frame),
    drawn: () => {},
  })
  return {
    begin() {
      tape = createTape(lastSteps)
    },
    hear,
    check() {
      const file: { frames: Frame[] } = JSON.parse(JSON.stringify({ frames: tape.frames() }))
      const difference = replay(file, (id) => (id === machine.id ? machine : null))
      if (difference !== null)
        throw new Error(
          `A recording of this path replays differently: ${JSON.stringify(difference)}`,
        )
    },
  }
}
