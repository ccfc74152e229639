import type { AnyStateMachine } from 'xstate'
import type { Frame } from '../domain/recording.ts'
import { fingerprintOf } from './fingerprint.ts'
import { createFrameBuffer, type FrameBuffer } from './frame-buffer.ts'
import { createFrameRecorder, type InspectionObserver } from './frame-recorder.ts'
import type { Rewrite } from './to-json.ts'

/** `limit`: maximum number of steps. `emit` is called with each frame. */
type Options = { limit: number; redact: Rewrite; emit?: (frame: Frame) => void }
/** The redacted frames of one kit. */
export type FrameLog = Omit<FrameBuffer, 'push'> & {
  observe: InspectionObserver
  /** The fingerprint of each machine, by id. */
  fingerprints(): Readonly<Record<string, string>>
}

export function createFrameLog({ limit, redact, emit }: Options): FrameLog {
  const buffer = createFrameBuffer(limit)
  const fingerprints = new Map<string, string>()
  const observe = createFrameRecorder({
    rewrite: redact,
    emit(frame) {
      buffer.push(frame)
      emit?.(frame)
    },
    onMachine(machine: AnyStateMachine) {
      if (!fingerprints.has(machine.id)) fingerprints.set(machine.id, fingerprintOf(machine))
    },
  })
  return {
    observe,
    fingerprints: () => Object.fromEntries(fingerprints),
    frames: buffer.frames,
    dropped: buffer.dropped,
  }
}
