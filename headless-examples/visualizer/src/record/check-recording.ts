import {
  type Difference,
  fingerprintOf,
  machines,
  type Recording,
  replay,
  unknownMachines,
} from '@latchkit/core/devtools'
import type { AnyStateMachine } from 'xstate'
import { fieldsOf } from '../live/changes.ts'

/**
 * The result of a replay. `unknown`: recorded machines that this page does not have. `others`:
 * machines that have another fingerprint here.
 */
export type ReplayVerdict = {
  difference: Difference | null
  unknown: readonly string[]
  others: readonly string[]
}

/** Replays a recording with the machines of this page. Loads the machines that it needs. */
export async function checkRecording(recording: Recording): Promise<ReplayVerdict> {
  const ids = new Set(
    recording.frames.flatMap((frame) =>
      frame.kind === 'actor' && frame.chart !== null ? [frame.chart] : [],
    ),
  )
  const charts = new Map<string, AnyStateMachine>()
  for (const entry of machines()) if (ids.has(entry.id)) charts.set(entry.id, await entry.load())
  const findMachine = (id: string) => charts.get(id) ?? null
  const recordedFingerprints = new Map(fieldsOf(recording.charts))
  return {
    difference: replay(recording, findMachine),
    unknown: unknownMachines(recording, findMachine),
    others: [...charts]
      .filter(
        ([id, machine]) =>
          recordedFingerprints.has(id) && recordedFingerprints.get(id) !== fingerprintOf(machine),
      )
      .map(([id]) => id),
  }
}
