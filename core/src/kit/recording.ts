import { importAgain } from '../platform/import-again.ts'
import type { Clock } from '../platform/platform.ts'
import type { KitRecording, RecordOptions } from './kit.ts'

type Begin = { kit: string; options: RecordOptions; clock: Pick<Clock, 'now'>; inspect(observer: (event: object) => void): () => void }

/** Inspection events that wait at most: the code that reads them may never come. */
const most = 20_000

/** Keeps what happens from now on; what makes a file of it comes at need. */
export function beginRecording({ kit, options, clock, inspect }: Begin): KitRecording {
  const begun = clock.now()
  const waiting: [event: object, at: number][] = []
  let dropped = 0
  let attempts = 0
  let stopHearing = () => {}
  let hear = (...told: [event: object, at: number]): void => {
    if (waiting.length < most) return void waiting.push(told)
    // what is told just now is told again to whoever begins to look
    for (const [event] of waiting.splice(0)) dropped += Number(isStep(event))
    stopHearing()
    look()
  }
  const look = () => {
    stopHearing = inspect((event) => hear(event, clock.now()))
  }
  const load = async () => {
    const { createRecorder } = await importAgain(() => import('../devtools/recorder.ts'), attempts++)
    const recorder = createRecorder({ kit, begun, dropped, ...options })
    for (const told of waiting.splice(0)) recorder.hear(...told)
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

const isStep = ({ type, snapshot }: { type?: string; snapshot?: { machine?: object } }) =>
  type === '@xstate.snapshot' && !!snapshot?.machine
