import type { Recording } from '@latchkit/core/devtools'
import { useEffect, useState } from 'react'
import type { LiveKit } from '../live/kits.ts'
import { useLive } from '../live/LiveProvider.tsx'
import { checkRecording, type ReplayVerdict } from './check-recording.ts'
import { openRecording, saveRecording } from './files.ts'
import {
  appendToRecording,
  type OpenRecording,
  pauseRecording,
  resumeRecording,
  startRecording,
  stopRecording,
} from './open-recording.ts'

/** Replay result, or the reason why there is none. */
export type Replayed = ReplayVerdict | { problem: string } | 'replaying' | null
export type FlightRecorder = {
  /** The open recording, or null. A recording from a file is `stopped`. */
  current: OpenRecording | null
  /** Whether the exported or opened file contains all steps. */
  saved: boolean
  /** Error of the last action. */
  problem: string | null
  replayed: Replayed
  begin(kit: LiveKit, from: 'now' | 'kept'): void
  pause(): void
  resume(): void
  stop(): void
  save(): void
  open(file: File): Promise<void>
  replay(): Promise<void>
  close(): void
}

const busy = 'Stop and export the recording, or close it, before you open another one.'

/** The recorder, with one recording that is in progress or from a file. */
export function useFlightRecorder(): FlightRecorder {
  const live = useLive()
  const [current, setCurrent] = useState<OpenRecording | null>(null)
  const [saved, setSaved] = useState<Recording | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [replayed, setReplayed] = useState<{ of: Recording; came: Replayed } | null>(null)
  useEffect(
    () =>
      live.onFrames((kitMessage, now) =>
        setCurrent((old) => old && appendToRecording(old, kitMessage, now)),
      ),
    [live],
  )

  const put = (next: OpenRecording | null) => {
    setCurrent(next)
    setProblem(null)
  }
  const isSaved = current === null || saved === current.recording
  return {
    current,
    saved: isSaved,
    problem,
    replayed: replayed !== null && replayed.of === current?.recording ? replayed.came : null,
    begin: (kit, from) =>
      put(startRecording(kit, from === 'now' ? 'now' : live.framesOf(kit.key), Date.now())),
    pause: () => setCurrent((old) => old && pauseRecording(old)),
    resume() {
      const kit = live.get().kits.find(({ key }) => key === current?.key)
      if (kit === undefined)
        setProblem('The page is no longer attached, so its recording cannot be resumed.')
      else setCurrent((old) => old && resumeRecording(old, kit, Date.now()))
    },
    stop: () => setCurrent((old) => old && stopRecording(old)),
    save() {
      if (current === null) return
      saveRecording(current.recording)
      setSaved(current.recording)
    },
    async open(file) {
      if (current !== null && (current.state !== 'stopped' || !isSaved)) return setProblem(busy)
      const read = await openRecording(file)
      if ('problem' in read) return setProblem(`${file.name}: ${read.problem}`)
      put({ key: '', title: file.name, state: 'stopped', recording: read.recording })
      setSaved(read.recording)
    },
    async replay() {
      if (current === null) return
      const { recording } = current
      setReplayed({ of: recording, came: 'replaying' })
      const came = await checkRecording(recording).catch((error: unknown) => ({
        problem: String(error),
      }))
      setReplayed((now) => (now?.of === recording ? { of: recording, came } : now))
    },
    close: () => put(null),
  }
}
