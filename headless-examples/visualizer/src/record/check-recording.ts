import {
  catalogue,
  type Difference,
  fingerprintOf,
  type Recording,
  replay,
  unknownCharts,
} from '@latchkit/core/devtools'
import type { AnyStateMachine } from 'xstate'
import { fieldsOf } from '../live/changes.ts'

/** What replaying came to. `unknown`: charts of the recording that are not drawn here, `others`: those that are drawn otherwise. */
export type Verdict = {
  difference: Difference | null
  unknown: readonly string[]
  others: readonly string[]
}

/** Replays a recording through the charts that are drawn here, which are loaded for it. */
export async function checkRecording(recording: Recording): Promise<Verdict> {
  const ids = new Set(
    recording.frames.flatMap((frame) =>
      frame.kind === 'actor' && frame.chart !== null ? [frame.chart] : [],
    ),
  )
  const charts = new Map<string, AnyStateMachine>()
  for (const entry of catalogue()) if (ids.has(entry.id)) charts.set(entry.id, await entry.load())
  const chartOf = (id: string) => charts.get(id) ?? null
  const told = new Map(fieldsOf(recording.charts))
  return {
    difference: replay(recording, chartOf),
    unknown: unknownCharts(recording, chartOf),
    others: [...charts]
      .filter(([id, machine]) => told.has(id) && told.get(id) !== fingerprintOf(machine))
      .map(([id]) => id),
  }
}
