import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition } from 'xstate'
import type { ActorFrame, Frame, Json, Recording, StepFrame } from '../domain/recording.ts'
import { deserialize, isRecord } from './deserialize.ts'
import { restoreSnapshot, stepSnapshot } from './restore-snapshot.ts'
import { toJson } from './to-json.ts'

/**
 * The first frame (`index`) at which the replay differs from the recording, and the part that
 * differs (`what`). `thrown`: the machine threw, and `replayed` is the error message. `beginning`:
 * the recording has no actor frame for the actor.
 */
export type Difference = {
  index: number
  actor: string
  machine: string
  what: 'value' | 'status' | 'active' | 'context' | 'event' | 'thrown' | 'beginning'
  replayed: Json
  recorded: Json
}
type FindMachine = (id: string) => AnyStateMachine | null
type Run = { machine: AnyStateMachine; snapshot: AnyMachineSnapshot | null }
type Mismatch = Pick<Difference, 'what' | 'replayed' | 'recorded'>

/** Ids of the recorded machines for which `findMachine` returns null. Their steps are skipped. */
export const unknownMachines = (
  { frames }: Pick<Recording, 'frames'>,
  findMachine: FindMachine,
): readonly string[] => [
  ...new Set(
    frames.flatMap((frame) =>
      frame.kind === 'actor' && frame.chart !== null && findMachine(frame.chart) === null
        ? [frame.chart]
        : [],
    ),
  ),
]

/**
 * Replays a recording with pure transitions; no action is executed. Returns the first difference,
 * or null. Skips the steps of `unknownMachines`. Compares the resulting states, not the taken
 * edges. Never throws, also for an invalid recording.
 */
export function replay(
  { frames }: Pick<Recording, 'frames'>,
  findMachine: FindMachine,
): Difference | null {
  /** The runs by actor. Null for an unknown machine. */
  const runs = new Map<string, Run | null>()
  for (const [index, frame] of frames.entries()) {
    const mismatch = replayFrame(runs, frame, findMachine)
    if (mismatch !== null) {
      const machine = runs.get(frame.actor)?.machine.id ?? ''
      return { index, actor: frame.actor, machine, ...mismatch }
    }
  }
  return null
}

function replayFrame(
  runs: Map<string, Run | null>,
  frame: Frame,
  findMachine: FindMachine,
): Mismatch | null {
  if (frame.kind === 'end') return null
  try {
    if (frame.kind === 'actor') return startRun(runs, frame, findMachine)
    const run = runs.get(frame.actor)
    if (run === undefined) return { what: 'beginning', replayed: null, recorded: frame.event }
    return run === null ? null : replayStep(run, frame)
  } catch (error) {
    // The recorded step crashed too, so there is no difference.
    if (frame.kind === 'step' && frame.status === 'error') return null
    return {
      what: 'thrown',
      replayed: error instanceof Error ? error.message : String(error),
      recorded: frame.kind === 'actor' ? (frame.from?.value ?? null) : frame.event,
    }
  }
}

function startRun(
  runs: Map<string, Run | null>,
  { actor, chart: id, from }: ActorFrame,
  findMachine: FindMachine,
): Mismatch | null {
  const machine = id === null ? null : findMachine(id)
  if (machine === null) {
    runs.set(actor, null)
    return null
  }
  const run: Run = { machine, snapshot: null }
  runs.set(actor, run)
  if (from === null) return null
  run.snapshot = restoreSnapshot(machine, from)
  const replayed = toJson(run.snapshot.value, unchanged)
  return isSame(replayed, from.value) ? null : { what: 'value', replayed, recorded: from.value }
}

function replayStep(run: Run, frame: StepFrame): Mismatch | null {
  const event = deserialize(frame.event) as { type: string; input?: unknown }
  const isFirst = event.type === 'xstate.init'
  if (run.snapshot === null && !isFirst)
    return { what: 'event', replayed: 'xstate.init', recorded: frame.event }
  if (run.snapshot === null) run.snapshot = initialTransition(run.machine, event.input)[0]
  // If recording started while the actor was created, its actor frame has the state after `init`.
  else if (!isFirst) run.snapshot = stepSnapshot(run.machine, run.snapshot, event)
  return compare(run.snapshot, frame)
}

const unchanged = (text: string) => text

function compare(snapshot: AnyMachineSnapshot, frame: StepFrame): Mismatch | null {
  const replayed = {
    status: snapshot.status,
    value: toJson(snapshot.value, unchanged),
    context: toJson(snapshot.context, unchanged),
    active: snapshot._nodes.map(({ id }) => id).sort(),
  }
  const recorded = { ...frame, active: [...frame.active].sort() }
  for (const what of ['status', 'value', 'active', 'context'] as const)
    if (!isSame(replayed[what], recorded[what]))
      return { what, replayed: replayed[what], recorded: recorded[what] }
  return null
}

function isSame(a: Json, b: Json | undefined): boolean {
  if (b === undefined || a === b) return a === b
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]))
    )
  if (!isRecord(a) || !isRecord(b)) return false
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, item]) => Object.hasOwn(b, key) && isSame(item, b[key]))
  )
}
