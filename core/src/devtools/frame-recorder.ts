import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import type { Frame } from '../domain/recording.ts'
import { allEdges } from './edges.ts'
import { type Rewrite, safeRewrite, toJson } from './to-json.ts'

type Options = {
  rewrite: Rewrite
  emit(frame: Frame): void
  /** Called with the machine of an actor before the first frame of that actor. */
  onMachine(machine: AnyStateMachine): void
}
/** Receives the events of `kit.devtools.inspect()`. `at`: ms since 1970. */
export type InspectionObserver = (event: object, at: number) => void

type SnapshotEvent = Extract<InspectionEvent, { type: '@xstate.snapshot' }>
type ActionEvent = Extract<InspectionEvent, { type: '@xstate.action' }>
type MicrostepEvent = Extract<InspectionEvent, { type: '@xstate.microstep' }>

/**
 * Creates an observer that converts inspection events to redacted frames, in order. Events may be
 * passed later than they occurred, because snapshots are immutable. The actor frame of an actor
 * that already runs has its state (the `snapshot` in its `@xstate.actor` event); that of a new
 * actor has none, because its first step has it.
 */
export function createFrameRecorder({ rewrite, emit, onMachine }: Options): InspectionObserver {
  const actorIds = new Map<AnyActorRef, string>()
  const takenEdges = new Map<AnyActorRef, string[]>()
  const emittedTypes = new Map<AnyActorRef, string[]>()
  /** The sender of an event, by the event. */
  const senders = new WeakMap<object, string>()
  const edgeKeys = new WeakMap<AnyStateMachine, ReadonlyMap<object, string>>()
  /** The snapshot in the actor frame of an actor that already ran, until its next event. */
  const introduced = new Map<AnyActorRef, object>()
  let count = 0

  // Contexts share unchanged objects, so that each object is converted once.
  const converted = new WeakMap()
  const contextOf = ({ context }: AnyMachineSnapshot) => toJson(context, rewrite, converted)
  const edgeKeysOf = (machine: AnyStateMachine) => {
    const keys =
      edgeKeys.get(machine) ??
      new Map(allEdges(machine).map(({ transition, key }) => [transition, key]))
    edgeKeys.set(machine, keys)
    return keys
  }
  const idOf = (ref: AnyActorRef, at: number): string =>
    actorIds.get(ref) ?? introduce(ref, null, at)
  const introduce = (ref: AnyActorRef, snapshot: AnyMachineSnapshot | null, at: number): string => {
    // XState reports a child that is created with its parent before the parent.
    const parent = ref._parent ? idOf(ref._parent, at) : null
    count += 1
    const actor = String(count)
    actorIds.set(ref, actor)
    if (snapshot !== null) introduced.set(ref, snapshot)
    const machine = machineOf(ref)
    if (machine !== null) onMachine(machine)
    emit({
      kind: 'actor',
      actor,
      chart: machine?.id ?? null,
      name: safeRewrite(rewrite)(nameOf(ref), 'type'),
      parent,
      at,
      from: snapshot && {
        value: toJson(snapshot.value, unchanged),
        status: snapshot.status,
        context: contextOf(snapshot),
      },
      active: snapshot === null ? [] : snapshot._nodes.map(({ id }) => id),
    })
    return actor
  }
  const recordEdges = (event: MicrostepEvent) => {
    const machine = snapshotOf(event.snapshot)?.machine
    if (machine === undefined) return
    const keys = edgeKeysOf(machine)
    const edges = takenEdges.get(event.actorRef as AnyActorRef) ?? []
    takenEdges.set(event.actorRef as AnyActorRef, edges)
    edges.push(...event._transitions.flatMap((transition) => keys.get(transition) ?? []))
  }
  const recordEmitted = ({ actorRef, action }: ActionEvent) => {
    if (action.type !== 'xstate.emit') return
    const { event } = action.params as { event: { type: string } }
    const types = emittedTypes.get(actorRef as AnyActorRef) ?? []
    emittedTypes.set(actorRef as AnyActorRef, types)
    types.push(event.type)
  }
  const recordSnapshot = (event: SnapshotEvent, at: number) => {
    const ref = event.actorRef as AnyActorRef
    const snapshot = snapshotOf(event.snapshot)
    const actor = idOf(ref, at)
    const { status } = event.snapshot as { status: string }
    // If an observer subscribes during a step, the actor frame already has the result of the step.
    const isRecorded = introduced.get(ref) === event.snapshot
    introduced.delete(ref)
    if (snapshot !== null && !isRecorded) {
      const sender = senders.get(event.event)
      const emitted = emittedTypes.get(ref)
      emit({
        kind: 'step',
        actor,
        at,
        ...(sender && { sender }),
        event: toJson(event.event, rewrite),
        value: toJson(snapshot.value, unchanged),
        status,
        active: snapshot._nodes.map(({ id }) => id),
        taken: takenEdges.get(ref) ?? [],
        ...(emitted && { emitted }),
        context: contextOf(snapshot),
      })
      takenEdges.delete(ref)
      emittedTypes.delete(ref)
    }
    if (status === 'active') return
    actorIds.delete(ref)
    emit({ kind: 'end', actor, at })
  }
  return (inspected, at) => {
    const event = inspected as InspectionEvent
    const ref = event.actorRef as AnyActorRef
    if (event.type === '@xstate.actor' && 'snapshot' in event && !actorIds.has(ref))
      introduce(ref, snapshotOf(event.snapshot), at)
    else if (event.type === '@xstate.event') {
      introduced.delete(ref)
      // an actor that has ended sends its result before its last snapshot
      if (event.sourceRef) senders.set(event.event, idOf(event.sourceRef as AnyActorRef, at))
    } else if (event.type === '@xstate.action') recordEmitted(event)
    else if (event.type === '@xstate.microstep') recordEdges(event)
    else if (event.type === '@xstate.snapshot') recordSnapshot(event, at)
  }
}

/** The snapshot of a machine. Null for other actors. */
const snapshotOf = (snapshot: unknown): AnyMachineSnapshot | null =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null
const unchanged = (text: string) => text
const machineOf = (ref: AnyActorRef): AnyStateMachine | null => {
  const { logic } = ref as { logic?: unknown }
  return typeof logic === 'object' && logic !== null && 'root' in logic
    ? (logic as AnyStateMachine)
    : null
}
const nameOf = (ref: AnyActorRef): string => (typeof ref.src === 'string' ? ref.src : ref.id)
