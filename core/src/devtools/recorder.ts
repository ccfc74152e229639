import type { Recording } from '../domain/recording.ts'
import { createLog } from './log.ts'
import type { Rewrite } from './plain.ts'
import type { HearInspection } from './record.ts'
import { createRedaction } from './redact.ts'

type Begin = { kit: string; begun: number; redact?: Rewrite }
export type Recorder = { hear: HearInspection; recording(): Recording }

/** Steps that a file holds: a page that records for hours keeps the last ones. */
const longest = 5000

/** Makes the file of one kit. `redact`: instead of our own rule. */
export function createRecorder({
  kit,
  begun,
  redact = createRedaction().rewrite,
}: Begin): Recorder {
  const log = createLog({ limit: longest, redact })
  return {
    hear: log.hear,
    recording: () => ({
      format: 'latchkit-recording',
      version: 1,
      kit,
      begun,
      dropped: log.dropped(),
      charts: log.charts(),
      frames: log.frames(),
    }),
  }
}
