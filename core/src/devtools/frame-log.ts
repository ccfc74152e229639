import type { AnyStateMachine } from 'xstate'
import type { Frame, RequestRecord } from '../domain/recording.ts'
import { fingerprintOf } from './fingerprint.ts'
import { createFrameBuffer, type FrameBuffer } from './frame-buffer.ts'
import { createFrameRecorder, type InspectionObserver } from './frame-recorder.ts'
import { createRequestLog, isTracedRequest, type RequestLog } from './request-log.ts'
import type { Rewrite } from './to-json.ts'

/**
 * `limits`: maximum number of steps and of requests. `emit` is called with each frame, and
 * `emitRequest` with each new or changed request.
 */
type Options = {
  limits: { steps: number; requests: number }
  redact: Rewrite
  now(): number
  emit?: (frame: Frame) => void
  emitRequest?: (request: RequestRecord) => void
}
/** The redacted frames and requests of one kit. */
export type FrameLog = Omit<FrameBuffer, 'push'> & {
  observe: InspectionObserver
  /** The fingerprint of each machine, by id. */
  fingerprints(): Readonly<Record<string, string>>
  requests: RequestLog['requests']
}

export function createFrameLog({ limits, redact, now, emit, emitRequest }: Options): FrameLog {
  const buffer = createFrameBuffer(limits.steps)
  const requestLog = createRequestLog({
    limit: limits.requests,
    redact,
    now,
    emit: (request) => emitRequest?.(request),
  })
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
    observe: (event, at) =>
      isTracedRequest(event) ? requestLog.observe(event, at) : observe(event, at),
    requests: requestLog.requests,
    fingerprints: () => Object.fromEntries(fingerprints),
    frames: buffer.frames,
    dropped: buffer.dropped,
  }
}
