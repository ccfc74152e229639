import type { Recording } from '@latchkit/core/devtools'
import { useEffect, useState } from 'react'
import type { LiveKit } from '../live/kits.ts'
import { useLive } from '../live/LiveProvider.tsx'
import { checkRecording, type ReplayVerdict } from './check-recording.ts'
import { openRecording, saveRecording } from './files.ts'
import { appendToTake, pauseTake, resumeTake, startTake, stopTake, type Take } from './take.ts'

/** Replay result, or the reason why there is none. */
export type Replayed = ReplayVerdict | { problem: string } | 'replaying' | null
export type FlightRecorder = {
  /** The open recording, null if none. A file is a stopped recording. */
  take: Take | null
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

/** State of the recorder: one recording in progress or from a file. */
export function useFlightRecorder(): FlightRecorder {
  const live = useLive()
  const [take, setTake] = useState<Take | null>(null)
  const [saved, setSaved] = useState<Recording | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [replayed, setReplayed] = useState<{ of: Recording; came: Replayed } | null>(null)
  useEffect(
    () => live.onNews((news, now) => setTake((old) => old && appendToTake(old, news, now))),
    [live],
  )

  const put = (next: Take | null) => {
    setTake(next)
    setProblem(null)
  }
  const isSaved = take === null || saved === take.recording
  return {
    take,
    saved: isSaved,
    problem,
    replayed: replayed !== null && replayed.of === take?.recording ? replayed.came : null,
    begin: (kit, from) =>
      put(startTake(kit, from === 'now' ? 'now' : live.framesOf(kit.key), Date.now())),
    pause: () => setTake((old) => old && pauseTake(old)),
    resume() {
      const kit = live.get().kits.find(({ key }) => key === take?.key)
      if (kit === undefined) setProblem('That page is gone. What was recorded of it is all here.')
      else setTake((old) => old && resumeTake(old, kit, Date.now()))
    },
    stop: () => setTake((old) => old && stopTake(old)),
    save() {
      if (take === null) return
      saveRecording(take.recording)
      setSaved(take.recording)
    },
    async open(file) {
      if (take !== null && (take.state !== 'stopped' || !isSaved)) return setProblem(busy)
      const read = await openRecording(file)
      if ('problem' in read) return setProblem(`${file.name}: ${read.problem}`)
      put({ key: '', title: file.name, state: 'stopped', recording: read.recording })
      setSaved(read.recording)
    },
    async replay() {
      if (take === null) return
      const { recording } = take
      setReplayed({ of: recording, came: 'replaying' })
      const came = await checkRecording(recording).catch((error: unknown) => ({
        problem: String(error),
      }))
      setReplayed((now) => (now?.of === recording ? { of: recording, came } : now))
    },
    close: () => put(null),
  }
}
