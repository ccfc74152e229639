import type { Recording } from '../domain/recording.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { createFrameLog } from './frame-log.ts'
import type { InspectionObserver } from './frame-recorder.ts'
import { createRedaction } from './redact.ts'
import type { Rewrite } from './to-json.ts'

type Options = { kit: string; begun: number; redact?: Rewrite; now?: () => number }
export type Recorder = { observe: InspectionObserver; recording(): Recording }

/** Maximum number of steps and of requests of a recording. Older ones are dropped. */
const limits = { steps: 5000, requests: 1000 }

/**
 * Creates a recorder for a kit. `redact` replaces the default redaction. `begun`: ms since 1970.
 * `now`: returns the time in ms since 1970, for the duration of requests.
 */
export function createRecorder({
  kit,
  begun,
  redact = createRedaction().rewrite,
  now = createBrowserPlatform().clock.now,
}: Options): Recorder {
  const frameLog = createFrameLog({ limits, redact, now })
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
      requests: frameLog.requests(),
    }),
  }
}
