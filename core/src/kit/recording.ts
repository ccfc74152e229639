import { importAgain } from '../platform/import-again.ts'
import type { Clock } from '../platform/platform.ts'
import type { KitRecording, RecordOptions } from './kit.ts'

type Begin = { kit: string; options: RecordOptions; clock: Pick<Clock, 'now'>; inspect(observer: (event: object) => void): () => void }

/** Keeps what happens from now on; what makes a file of it comes at need. */
export function beginRecording({ kit, options, clock, inspect }: Begin): KitRecording {
  const begun = clock.now()
  const waiting: { event: object; at: number }[] = []
  let hear: (event: object, at: number) => void = (event, at) => waiting.push({ event, at })
  let attempts = 0
  const load = async () => {
    attempts += 1
    const { createRecorder } = await importAgain(() => import('../devtools/recorder.ts'), attempts - 1)
    const recorder = createRecorder({ kit, begun, ...options })
    for (const { event, at } of waiting.splice(0)) recorder.hear(event, at)
    hear = recorder.hear
    return recorder
  }
  const stopHearing = inspect((event) => hear(event, clock.now()))
  let loading = load()
  // it is asked for again when the file is wanted
  loading.catch(() => {})
  return {
    async stop() {
      stopHearing()
      loading = loading.catch(load)
      return (await loading).recording()
    },
  }
}
