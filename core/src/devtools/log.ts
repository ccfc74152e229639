import type { AnyStateMachine } from 'xstate'
import type { Frame } from '../domain/recording.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Rewrite } from './plain.ts'
import { createFrames, type HearInspection } from './record.ts'
import { createTape, type Tape } from './tape.ts'

/** `limit`: steps that are kept. `emit`: hears every frame as it comes. */
type Begin = { limit: number; redact: Rewrite; emit?: (frame: Frame) => void }
/** What one kit did, redacted. `charts`: the fingerprint of each chart's drawing, by id. */
export type Log = Omit<Tape, 'push'> & {
  hear: HearInspection
  charts(): Readonly<Record<string, string>>
}

export function createLog({ limit, redact, emit }: Begin): Log {
  const tape = createTape(limit)
  const charts = new Map<string, string>()
  const hear = createFrames({
    rewrite: redact,
    emit(frame) {
      tape.push(frame)
      emit?.(frame)
    },
    drawn(machine: AnyStateMachine) {
      if (!charts.has(machine.id)) charts.set(machine.id, fingerprintOf(machine))
    },
  })
  return {
    hear,
    charts: () => Object.fromEntries(charts),
    frames: tape.frames,
    dropped: tape.dropped,
  }
}
