import type { Recording } from '../domain/recording.ts'
import type { Clock } from '../platform/platform.ts'
import { createRecorder } from './recorder.ts'
import type { Rewrite } from './to-json.ts'

type Options = {
  kit: string
  options: { redact?: Rewrite }
  clock: Pick<Clock, 'now'>
  inspect(observer: (event: object) => void): () => void
}

/** Starts to record a kit. `stop()` ends and returns the recording. */
export function recordKit({ kit, options, clock, inspect }: Options): { stop(): Recording } {
  const recorder = createRecorder({ kit, begun: clock.now(), now: clock.now, ...options })
  const unsubscribe = inspect((event) => recorder.observe(event, clock.now()))
  return {
    stop() {
      unsubscribe()
      return recorder.recording()
    },
  }
}
