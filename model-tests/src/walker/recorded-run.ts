import {
  createFrameBuffer,
  createFrameRecorder,
  createRedaction,
  type Frame,
  type InspectionObserver,
  replay,
} from '@latchkit/core/devtools'
import type { MachineModel } from './machine-model.ts'

/** Steps of a path that are replayed. Its earlier steps are the last ones of other paths. */
const lastSteps = 2

export type PathRecorder = {
  /** Discards the recorded steps. */
  begin(): void
  observe: InspectionObserver
  /** Replays the last steps, redacted and serialized. Throws if the replay differs. */
  check(): void
}

/** Creates one recorder for all paths of a machine. They share one redaction. */
export function createPathRecorder({ machine }: Pick<MachineModel, 'machine'>): PathRecorder {
  let buffer = createFrameBuffer(lastSteps)
  const observe = createFrameRecorder({
    rewrite: createRedaction().rewrite,
    emit: (frame) => buffer.push(frame),
    onMachine: () => {},
  })
  return {
    begin() {
      buffer = createFrameBuffer(lastSteps)
    },
    observe,
    check() {
      const file: { frames: Frame[] } = JSON.parse(JSON.stringify({ frames: buffer.frames() }))
      const difference = replay(file, (id) => (id === machine.id ? machine : null))
      if (difference !== null)
        throw new Error(
          `The replay of this path differs from its recording: ${JSON.stringify(difference)}`,
        )
    },
  }
}
