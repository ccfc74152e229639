import { createFrameBuffer, type Frame, type Recording } from '@latchkit/core/devtools'
import type { KitMessage, LiveKit } from '../live/kits.ts'
import { mergeRequests } from '../live/requests.ts'
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

/**
 * Number of frames from which old steps are dropped, of the steps that are kept then, and of
 * requests.
 */
const most = { frames: 40_000, steps: 5000, requests: 1000 }

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
    requests: from === 'now' ? [] : kit.requests,
  }
  return { key: kit.key, title: kit.title, state: 'recording', recording }
}

/** Adds frames. If frames were missed, adds the current state of all actors instead. */
export function appendToRecording(
  current: OpenRecording,
  { kit, frames, requests, missed }: KitMessage,
  now: number,
): OpenRecording {
  if (current.state !== 'recording' || current.key !== kit.key) return current
  const next = added(current, missed ? actorFramesAt(kit.log, now) : frames, kit)
  const merged = mergeRequests(next.recording.requests, requests, most.requests)
  return { ...next, recording: { ...next.recording, requests: merged } }
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
