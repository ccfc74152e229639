import type { AnyStateMachine } from 'xstate'
import type { Frame, Recording } from '../domain/recording.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Rewrite } from './plain.ts'
import { createFrames, type HearInspection } from './record.ts'
import { createRedaction } from './redact.ts'

type Begin = { kit: string; begun: number; redact?: Rewrite }
export type Recorder = { hear: HearInspection; recording(): Recording }

/** Makes the file of one kit. `redact`: instead of our own rule. */
export function createRecorder({ kit, begun, redact = createRedaction().rewrite }: Begin): Recorder {
  const frames: Frame[] = []
  const charts: Record<string, string> = {}
  const hear = createFrames({
    rewrite: redact,
    emit: (frame) => frames.push(frame),
    drawn: (machine: AnyStateMachine) => {
      charts[machine.id] ??= fingerprintOf(machine)
    },
  })
  return { hear, recording: () => ({ format: 'latchkit-recording', version: 1, kit, begun, charts: { ...charts }, frames: [...frames] }) }
}
