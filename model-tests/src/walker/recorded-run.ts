import {
  createFrameBuffer,
  createFrameRecorder,
  createRedaction,
  type Frame,
  type InspectionObserver,
  replay,
} from '@latchkit/core/devtools'
import type { MachineModel } from './machine-model.ts'

/** Only the last steps of a path are compared: the earlier ones end other paths. */
const lastSteps = 2

/**
 * `begin`: discards earlier steps. `check`: replays the last steps from a redacted file through the
 * pure machine and compares them.
 */
export type PathRecorder = { begin(): void; hear: InspectionObserver; check(): void }

/** One instance for all paths of a machine, which share their common data. */
export function createPathRecorder({ machine }: Pick<MachineModel, 'machine'>): PathRecorder {
  let tape = createFrameBuffer(lastSteps)
  const hear = createFrameRecorder({
    rewrite: createRedaction().rewrite,
    emit: (frame) => tape.push(frame),
    onMachine: () => {},
  })
  return {
    begin() {
      tape = createFrameBuffer(lastSteps)
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
