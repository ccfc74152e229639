import type { Recording } from '../domain/recording.ts'
import { createFrameLog } from './frame-log.ts'
import type { InspectionObserver } from './frame-recorder.ts'
import { createRedaction } from './redact.ts'
import type { Rewrite } from './to-json.ts'

type Options = { kit: string; begun: number; redact?: Rewrite }
export type Recorder = { observe: InspectionObserver; recording(): Recording }

/** Maximum number of steps of a recording. Older ones are dropped. */
const maxSteps = 5000

/**
 * Creates a recorder for a kit. `redact` replaces the default redaction. `begun`: ms since 1970.
 */
export function createRecorder({
  kit,
  begun,
  redact = createRedaction().rewrite,
}: Options): Recorder {
  const frameLog = createFrameLog({ limit: maxSteps, redact })
  return {
    observe: frameLog.observe,
    recording: () => ({
      format: 'latchkit-recording',
      version: 1,
      kit,
      begun,
      dropped: frameLog.dropped(),
      charts: frameLog.fingerprints(),
      frames: frameLog.frames(),
    }),
  }
}
