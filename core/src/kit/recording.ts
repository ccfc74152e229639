import { importAgain } from '../platform/import-again.ts'
import type { Clock } from '../platform/platform.ts'
import type { KitRecording, RecordOptions } from './kit.ts'

type Begin = { kit: string; options: RecordOptions; clock: Pick<Clock, 'now'>; inspect(observer: (event: object) => void): () => void }

/** Inspection events that wait at most: the code that reads them may never come. */
const most = 20_000

/** Keeps what happens from now on; what makes a file of it comes at need. */
export function beginRecording({ kit, options, clock, inspect }: Begin): KitRecording {
  const begun = clock.now()
  const waiting: { event: object; at: number }[] = []
  let dropped = 0
  let attempts = 0
  let stopHearing = () => {}
  let hear = (event: object, at: number): void => {
    if (waiting.push({ event, at }) <= most) return
    // this one, too, is told again to who begins to look now
    waiting.pop()
    for (const { event } of waiting.splice(0)) if (isStep(event)) dropped += 1
    stopHearing()
    look()
  }
  const look = () => {
    stopHearing = inspect((event) => hear(event, clock.now()))
  }
  const load = async () => {
    attempts += 1
    const { createRecorder } = await importAgain(() => import('../devtools/recorder.ts'), attempts - 1)
    const recorder = createRecorder({ kit, begun, dropped, ...options })
    for (const { event, at } of waiting.splice(0)) recorder.hear(event, at)
    hear = recorder.hear
    return recorder
  }
  look()
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

const isStep = (event: { type?: string; snapshot?: object }) => event.type === '@xstate.snapshot' && 'machine' in (event.snapshot ?? {})
