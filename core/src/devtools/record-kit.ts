import type { Recording } from '../domain/recording.ts'
import type { Clock } from '../platform/platform.ts'
import type { Rewrite } from './plain.ts'
import { createRecorder } from './recorder.ts'

type Begin = {
  kit: string
  options: { redact?: Rewrite }
  clock: Pick<Clock, 'now'>
  inspect(observer: (event: object) => void): () => void
}

/** Keeps what happens from now on. */
export function recordKit({ kit, options, clock, inspect }: Begin): { stop(): Recording } {
  const recorder = createRecorder({ kit, begun: clock.now(), ...options })
  const stopHearing = inspect((event) => recorder.hear(event, clock.now()))
  return {
    stop() {
      stopHearing()
      return recorder.recording()
    },
  }
}
