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
 * Result of a replay. `unknown`: machines of the recording that do not exist here. `others`:
 * machines with another fingerprint.
 */
export type ReplayVerdict = {
  difference: Difference | null
  unknown: readonly string[]
  others: readonly string[]
}

/** Replays a recording with this page's machines, which are loaded as needed. */
export async function checkRecording(recording: Recording): Promise<ReplayVerdict> {
  const ids = new Set(
    recording.frames.flatMap((frame) =>
      frame.kind === 'actor' && frame.chart !== null ? [frame.chart] : [],
    ),
  )
  const charts = new Map<string, AnyStateMachine>()
  for (const entry of machines()) if (ids.has(entry.id)) charts.set(entry.id, await entry.load())
  const chartOf = (id: string) => charts.get(id) ?? null
  const told = new Map(fieldsOf(recording.charts))
  return {
    difference: replay(recording, chartOf),
    unknown: unknownMachines(recording, chartOf),
    others: [...charts]
      .filter(([id, machine]) => told.has(id) && told.get(id) !== fingerprintOf(machine))
      .map(([id]) => id),
  }
}
