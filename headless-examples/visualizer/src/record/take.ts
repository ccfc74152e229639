import { createFrameBuffer, type Frame, type Recording } from '@latchkit/core/devtools'
import type { KitMessage, LiveKit } from '../live/kits.ts'
import { introductions } from '../live/session-log.ts'

/** Recording of one kit. `paused`: steps are omitted. `stopped`: no frames are added. */
export type Take = {
  key: string
  title: string
  state: 'recording' | 'paused' | 'stopped'
  recording: Recording
}

/** Number of frames at which the oldest steps are dropped, and of steps kept then. */
const most = { frames: 40_000, steps: 5000 }

/** Starts a recording with the state of all actors, or with the kept steps. */
export function startTake(kit: LiveKit, from: 'now' | readonly Frame[], now: number): Take {
  const frames = from === 'now' ? introductions(kit.story, now) : from
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

/** Adds frames. After missed frames it resumes with the state of all actors. */
export function appendToTake(take: Take, { kit, frames, missed }: KitMessage, now: number): Take {
  if (take.state !== 'recording' || take.key !== kit.key) return take
  return added(take, missed ? introductions(kit.story, now) : frames, kit)
}

export const pauseTake = (take: Take): Take =>
  take.state === 'recording' ? { ...take, state: 'paused' } : take
export const stopTake = (take: Take): Take => ({ ...take, state: 'stopped' })

/** Resumes with the state of all actors, so that each stretch can be replayed separately. */
export const resumeTake = (take: Take, kit: LiveKit, now: number): Take =>
  take.state === 'paused'
    ? added({ ...take, state: 'recording' }, introductions(kit.story, now), kit)
    : take

function added(take: Take, more: readonly Frame[], kit: LiveKit): Take {
  const { recording } = take
  const charts = { ...recording.charts, ...kit.charts }
  const frames = [...recording.frames, ...more]
  if (frames.length < most.frames) return { ...take, recording: { ...recording, charts, frames } }
  const tape = createFrameBuffer(most.steps)
  for (const frame of frames) tape.push(frame)
  return {
    ...take,
    recording: {
      ...recording,
      charts,
      frames: tape.frames(),
      dropped: recording.dropped + tape.dropped(),
    },
  }
}
