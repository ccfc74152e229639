import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { Frame } from '../domain/recording.ts'
import { allEdges } from './edges.ts'
import { careful, plain, type Rewrite } from './plain.ts'

/** `drawn`: hears of every chart before its first frame. */
type Parts = { rewrite: Rewrite; emit(frame: Frame): void; drawn(machine: AnyStateMachine): void }
/** `at`: ms since 1970. */
export type HearInspection = (event: object, at: number) => void

const machineIn = (snapshot: unknown): AnyMachineSnapshot | null =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null

/**
 * Turns what `kit.devtools.inspect` tells into frames: plain, rewritten, in order. Snapshots never change: they may be told later than they were.
 * An actor that runs already is introduced with where it is (`snapshot` in its `@xstate.actor`), one that is born by its first snapshot.
 */
export function createFrames({ rewrite, emit, drawn }: Parts): HearInspection {
  const known = new Map<AnyActorRef, string>()
  const taken = new Map<AnyActorRef, string[]>()
  const keys = new WeakMap<AnyStateMachine, ReadonlyMap<object, string>>()
  /** Where it was introduced, until it hears of anything. */
  const introduced = new Map<AnyActorRef, object>()
  let count = 0

  // contexts share what did not change: it is written once
  const written = new WeakMap()
  const contextOf = ({ context }: AnyMachineSnapshot) => plain(context, rewrite, written)
  const keysIn = (machine: AnyStateMachine) => {
    const found =
      keys.get(machine) ??
      new Map(allEdges(machine).map(({ transition, key }) => [transition, key]))
    keys.set(machine, found)
    return found
  }
  const idOf = (ref: AnyActorRef, at: number): string => known.get(ref) ?? introduce(ref, null, at)
  const introduce = (ref: AnyActorRef, snapshot: AnyMachineSnapshot | null, at: number): string => {
    // what a chart begins with runs before the chart itself is told of
    const parent = ref._parent ? idOf(ref._parent, at) : null
    count += 1
    const actor = String(count)
    known.set(ref, actor)
    if (snapshot !== null) introduced.set(ref, snapshot)
    const machine = machineOf(ref)
    if (machine !== null) drawn(machine)
    const from =
      snapshot === null
        ? null
        : {
            value: plain(snapshot.value, asIs),
            status: snapshot.status,
            context: contextOf(snapshot),
          }
    const active = snapshot === null ? [] : snapshot._nodes.map(({ id }) => id)
    emit({
      kind: 'actor',
      actor,
      chart: machine?.id ?? null,
      name: careful(rewrite)(nameOf(ref), 'type'),
      parent,
      at,
      from,
      active,
    })
    return actor
  }
  const move = (event: Extract<InspectionEvent, { type: '@xstate.microstep' }>) => {
    const machine = machineIn(event.snapshot)?.machine
    if (machine === undefined) return
    const keyOf = keysIn(machine)
    const list = taken.get(event.actorRef as AnyActorRef) ?? []
    taken.set(event.actorRef as AnyActorRef, list)
    list.push(...event._transitions.flatMap((transition) => keyOf.get(transition) ?? []))
  }
  const settle = (event: Extract<InspectionEvent, { type: '@xstate.snapshot' }>, at: number) => {
    const ref = event.actorRef as AnyActorRef
    const snapshot = machineIn(event.snapshot)
    const actor = idOf(ref, at)
    const { status } = event.snapshot as { status: string }
    // whoever begins to look in the middle of a step was told where it leads
    const isTold = introduced.get(ref) === event.snapshot
    introduced.delete(ref)
    if (snapshot !== null && !isTold) {
      emit({
        kind: 'step',
        actor,
        at,
        event: plain(event.event, rewrite),
        value: plain(snapshot.value, asIs),
        status,
        active: snapshot._nodes.map(({ id }) => id),
        taken: taken.get(ref) ?? [],
        context: contextOf(snapshot),
      })
      taken.delete(ref)
    }
    if (status === 'active') return
    known.delete(ref)
    emit({ kind: 'end', actor, at })
  }
  return (told, at) => {
    const event = told as InspectionEvent
    const ref = event.actorRef as AnyActorRef
    if (event.type === '@xstate.actor' && 'snapshot' in event && !known.has(ref))
      introduce(ref, machineIn(event.snapshot), at)
    else if (event.type === '@xstate.event') introduced.delete(ref)
    else if (event.type === '@xstate.microstep') move(event)
    else if (event.type === '@xstate.snapshot') settle(event, at)
  }
}

const asIs = (text: string) => text
const machineOf = (ref: AnyActorRef): AnyStateMachine | null => {
  const { logic } = ref as { logic?: unknown }
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : null
}
const nameOf = (ref: AnyActorRef): string => (typeof ref.src === 'string' ? ref.src : ref.id)
