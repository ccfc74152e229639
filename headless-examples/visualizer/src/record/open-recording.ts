import { createFrameBuffer, type Frame, type Recording } from '@latchkit/core/devtools'
import type { KitMessage, LiveKit } from '../live/kits.ts'
import { actorFramesAt } from '../live/session-log.ts'

/**
 * The open recording. `paused`: steps are omitted for a while. `stopped`: the recording is
 * complete.
 */
export type OpenRecording = {
  key: string
  title: string
  state: 'recording' | 'paused' | 'stopped'
  recording: Recording
}

/** Number of frames from which old steps are dropped, and of the steps that are kept then. */
const most = { frames: 40_000, steps: 5000 }

/** Starts a recording with the state of all actors, or with the given frames. */
export function startRecording(
  kit: LiveKit,
  from: 'now' | readonly Frame[],
  now: number,
): OpenRecording {
  const frames = from === 'now' ? actorFramesAt(kit.log, now) : from
  const recording: Recording = {
    format: 'latchkit-recording',
    version: 1,
    kit: kit.kit,
    begun: frames[0]?.at ?? now,
    dropped: 0,
    charts: kit.charts,
    frames,
  }
  return { key: kit.key, title: kit.title, state: 'recording', recording }
}

/** Adds frames. If frames were missed, adds the current state of all actors instead. */
export function appendToRecording(
  current: OpenRecording,
  { kit, frames, missed }: KitMessage,
  now: number,
): OpenRecording {
  if (current.state !== 'recording' || current.key !== kit.key) return current
  return added(current, missed ? actorFramesAt(kit.log, now) : frames, kit)
}

export const pauseRecording = (current: OpenRecording): OpenRecording =>
  current.state === 'recording' ? { ...current, state: 'paused' } : current
export const stopRecording = (current: OpenRecording): OpenRecording => ({
  ...current,
  state: 'stopped',
})

/** Continues a paused recording with the state of all actors, so that it can be replayed. */
export const resumeRecording = (
  current: OpenRecording,
  kit: LiveKit,
  now: number,
): OpenRecording =>
  current.state === 'paused'
    ? added({ ...current, state: 'recording' }, actorFramesAt(kit.log, now), kit)
    : current

function added(current: OpenRecording, more: readonly Frame[], kit: LiveKit): OpenRecording {
  const { recording } = current
  const charts = { ...recording.charts, ...kit.charts }
  const frames = [...recording.frames, ...more]
  if (frames.length < most.frames)
    return { ...current, recording: { ...recording, charts, frames } }
  const tape = createFrameBuffer(most.steps)
  for (const frame of frames) tape.push(frame)
  return {
    ...current,
    recording: {
      ...recording,
      charts,
      frames: tape.frames(),
      dropped: recording.dropped + tape.dropped(),
    },
  }
}
