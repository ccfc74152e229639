import {
  createFrameRecorder,
  createRedaction,
  type Frame,
  type InspectionObserver,
  replay,
} from '@latchkit/core/devtools'
import type { MachineModel, ModelRun } from './machine-model.ts'

export type PathRecorder = {
  /** Discards the recorded steps. `run`: a run that has already started, null for a new one. */
  begin(run: ModelRun | null): void
  observe: InspectionObserver
  /** Replays the recorded steps, redacted and serialized. Throws if the replay differs. */
  check(): void
}

/** Creates one recorder for all paths of a machine. They share one redaction. */
export function createPathRecorder({ machine }: Pick<MachineModel, 'machine'>): PathRecorder {
  let frames: Frame[] = []
  const observe = createFrameRecorder({
    rewrite: createRedaction().rewrite,
    emit: (frame) => frames.push(frame),
    onMachine: () => {},
  })
  return {
    begin(run) {
      frames = []
      if (run === null) return
      observe({ type: '@xstate.actor', actorRef: run.actor, snapshot: run.snapshot() }, 0)
    },
    observe,
    check() {
      const file: { frames: Frame[] } = JSON.parse(JSON.stringify({ frames }))
      const difference = replay(file, (id) => (id === machine.id ? machine : null))
      if (difference !== null)
        throw new Error(
          `The replay of this path differs from its recording: ${JSON.stringify(difference)}`,
        )
    },
  }
}
