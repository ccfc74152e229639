import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import type { ActorFrame, Json, Recording, StepFrame } from '../domain/recording.ts'
import { plain } from './plain.ts'
import { isRecord, revived } from './revive.ts'

/** `index`: of the frame. What the chart comes to (`expected` by the drawing) against what was recorded. */
export type Difference = {
  index: number
  actor: string
  chart: string
  what: 'value' | 'status' | 'context'
  drawn: Json
  recorded: Json
}

/** Folds a recording through the pure charts: nothing is called. The first step that differs, null: none does. */
export function replay({ frames }: Pick<Recording, 'frames'>, chartOf: (id: string) => AnyStateMachine | null): Difference | null {
  const begun = new Map<string, { chart: AnyStateMachine; frame: ActorFrame; snapshot: AnyMachineSnapshot | null }>()
  for (const [index, frame] of frames.entries()) {
    if (frame.kind === 'actor' && frame.chart !== null) {
      const chart = chartOf(frame.chart)
      if (chart !== null) begun.set(frame.actor, { chart, frame, snapshot: frame.from === null ? null : restored(chart, frame.from) })
    }
    if (frame.kind !== 'step') continue
    const run = begun.get(frame.actor)
    if (run === undefined) continue
    const event = revived(frame.event) as { type: string; input?: unknown }
    run.snapshot = run.snapshot === null ? initialTransition(run.chart, event.input)[0] : stepped(run.chart, run.snapshot, event)
    const difference = compare(run.snapshot, frame)
    if (difference !== null) return { index, actor: frame.actor, chart: run.chart.id, ...difference }
  }
  return null
}

const restored = (chart: AnyStateMachine, { value, context }: { value: Json; context: Json }): AnyMachineSnapshot =>
  chart.resolveState({ value: value as never, context: revived(context) as never })

const stepped = (chart: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { type: string }) =>
  event.type === 'xstate.init' ? snapshot : transition(chart, snapshot, event)[0]

const asIs = (text: string) => text

function compare(snapshot: AnyMachineSnapshot, frame: StepFrame): Pick<Difference, 'what' | 'drawn' | 'recorded'> | null {
  const drawn = { value: plain(snapshot.value, asIs), status: snapshot.status as string, context: plain(snapshot.context, asIs) }
  for (const what of ['status', 'value', 'context'] as const) {
    if (JSON.stringify(sorted(drawn[what])) !== JSON.stringify(sorted(frame[what])))
      return { what, drawn: drawn[what], recorded: frame[what] }
  }
  return null
}

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
