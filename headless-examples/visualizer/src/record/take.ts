import { createTape, type Frame, type Recording } from '@latchkit/core/devtools'
import type { LiveKit, News } from '../live/kits.ts'
import { present } from '../live/story.ts'

/** What is recorded of one kit. `paused`: what happens meanwhile is left out. `stopped`: nothing is added any more. */
export type Take = {
  key: string
  title: string
  state: 'recording' | 'paused' | 'stopped'
  recording: Recording
}

/** Frames at which the oldest steps are let go, and the steps that are kept then. */
const most = { frames: 40_000, steps: 5000 }

/** Begins with where everything is, or with what is still known of it. */
export function beginTake(kit: LiveKit, from: 'now' | readonly Frame[], now: number): Take {
  const frames = from === 'now' ? present(kit.story, now) : from
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

/** Adds what was told. Where something was missed, it goes on with where everything is by now. */
export function heardBy(take: Take, { kit, frames, missed }: News, now: number): Take {
  if (take.state !== 'recording' || take.key !== kit.key) return take
  return added(take, missed ? present(kit.story, now) : frames, kit)
}

export const pausedTake = (take: Take): Take =>
  take.state === 'recording' ? { ...take, state: 'paused' } : take
export const stoppedTake = (take: Take): Take => ({ ...take, state: 'stopped' })

/** Goes on with where everything is by now: each stretch replays by itself. */
export const resumedTake = (take: Take, kit: LiveKit, now: number): Take =>
  take.state === 'paused'
    ? added({ ...take, state: 'recording' }, present(kit.story, now), kit)
    : take

function added(take: Take, more: readonly Frame[], kit: LiveKit): Take {
  const { recording } = take
  const charts = { ...recording.charts, ...kit.charts }
  const frames = [...recording.frames, ...more]
  if (frames.length < most.frames) return { ...take, recording: { ...recording, charts, frames } }
  const tape = createTape(most.steps)
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
