import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition } from 'xstate'
import type { ActorFrame, Frame, Json, Recording, StepFrame } from '../domain/recording.ts'
import { plain } from './plain.ts'
import { restored, stepped } from './restore.ts'
import { isRecord, revived } from './revive.ts'

/**
 * `index`: of the frame. What the drawing comes to against what was recorded. `thrown`: the chart cannot do what was recorded, `drawn` is
 * what it says; `beginning`: nothing tells where the actor began.
 */
export type Difference = {
  index: number
  actor: string
  chart: string
  what: 'value' | 'status' | 'active' | 'context' | 'event' | 'thrown' | 'beginning'
  drawn: Json
  recorded: Json
}
type ChartOf = (id: string) => AnyStateMachine | null
type Run = { chart: AnyStateMachine; snapshot: AnyMachineSnapshot | null }
type Found = Pick<Difference, 'what' | 'drawn' | 'recorded'>

/** Charts of a recording that nobody can give: their steps are not replayed. */
export const unknownCharts = (
  { frames }: Pick<Recording, 'frames'>,
  chartOf: ChartOf,
): readonly string[] => [
  ...new Set(
    frames.flatMap((frame) =>
      frame.kind === 'actor' && frame.chart !== null && chartOf(frame.chart) === null
        ? [frame.chart]
        : [],
    ),
  ),
]

/**
 * Folds a recording through the pure charts: nothing is called. The first step that differs, null: none does. Steps of `unknownCharts`
 * are passed over. What was taken is not compared: it is where the steps lead. Never throws, whatever the recording is.
 */
export function replay({ frames }: Pick<Recording, 'frames'>, chartOf: ChartOf): Difference | null {
  /** null: of a chart that is not to be had. */
  const runs = new Map<string, Run | null>()
  for (const [index, frame] of frames.entries()) {
    const found = follow(runs, frame, chartOf)
    if (found !== null)
      return { index, actor: frame.actor, chart: runs.get(frame.actor)?.chart.id ?? '', ...found }
  }
  return null
}

function follow(runs: Map<string, Run | null>, frame: Frame, chartOf: ChartOf): Found | null {
  if (frame.kind === 'end') return null
  try {
    if (frame.kind === 'actor') return begin(runs, frame, chartOf)
    const run = runs.get(frame.actor)
    if (run === undefined) return { what: 'beginning', drawn: null, recorded: frame.event }
    return run === null ? null : step(run, frame)
  } catch (error) {
    // it crashed then as it does now
    if (frame.kind === 'step' && frame.status === 'error') return null
    const recorded = frame.kind === 'actor' ? (frame.from?.value ?? null) : frame.event
    return {
      what: 'thrown',
      drawn: error instanceof Error ? error.message : String(error),
      recorded,
    }
  }
}

function begin(
  runs: Map<string, Run | null>,
  { actor, chart: id, from }: ActorFrame,
  chartOf: ChartOf,
): Found | null {
  const chart = id === null ? null : chartOf(id)
  if (chart === null || from === null) {
    runs.set(actor, chart === null ? null : { chart, snapshot: null })
    return null
  }
  const run: Run = { chart, snapshot: null }
  runs.set(actor, run)
  run.snapshot = restored(chart, from)
  const drawn = plain(run.snapshot.value, asIs)
  return isSame(drawn, from.value) ? null : { what: 'value', drawn, recorded: from.value }
}

function step(run: Run, frame: StepFrame): Found | null {
  const event = revived(frame.event) as { type: string; input?: unknown }
  const isFirst = event.type === 'xstate.init'
  if (run.snapshot === null && !isFirst)
    return { what: 'event', drawn: 'xstate.init', recorded: frame.event }
  if (run.snapshot === null) run.snapshot = initialTransition(run.chart, event.input)[0]
  // one that runs already may have begun within the very step that was told
  else if (!isFirst) run.snapshot = stepped(run.chart, run.snapshot, event)
  return compare(run.snapshot, frame)
}

const asIs = (text: string) => text

function compare(snapshot: AnyMachineSnapshot, frame: StepFrame): Found | null {
  const drawn = {
    status: snapshot.status,
    value: plain(snapshot.value, asIs),
    context: plain(snapshot.context, asIs),
    active: snapshot._nodes.map(({ id }) => id).sort(),
  }
  const recorded = { ...frame, active: [...frame.active].sort() }
  for (const what of ['status', 'value', 'active', 'context'] as const)
    if (!isSame(drawn[what], recorded[what]))
      return { what, drawn: drawn[what], recorded: recorded[what] }
  return null
}

function isSame(a: Json, b: Json | undefined): boolean {
  if (b === undefined || a === b) return a === b
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.entries(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(([key, one]) => Object.hasOwn(b, key) && isSame(one, b[key]))
  )
}
