import type { AnyActorRef, InspectionEvent } from 'xstate'

type Observer = (event: object) => void
export type Inspection = {
  /** Receives XState's inspection events and emits them. */
  observe(event: InspectionEvent): void
  /** Calls the observer with an `@xstate.actor` event for each running machine. */
  replay(observer: Observer): void
}
type Inspected = {
  type: string
  actorRef: AnyActorRef
  event: object
  snapshot?: { status: string }
}

/** Forwards the inspection events of a kit's machines and tracks which machines are running. */
export function createInspection(emit: Observer, report: (error: unknown) => void): Inspection {
  /** Parents before their children. */
  const running = new Set<AnyActorRef>()
  /** The last event of each machine in the current task, to emit with the snapshot of a crash. */
  const lastEvents = new Map<AnyActorRef, object>()

  const addRunning = (ref: AnyActorRef) => {
    // XState reports the children that a machine spawns while it starts before the machine itself
    if (ref._parent) addRunning(ref._parent)
    running.add(ref)
  }
  /**
   * XState sends no inspection event for a crash, so this emits the snapshots of crashed machines.
   */
  const removeCrashed = () => {
    const events = [...lastEvents]
    lastEvents.clear()
    for (const [actorRef, event] of events) {
      const snapshot = actorRef.getSnapshot()
      if (!running.has(actorRef) || snapshot.status !== 'error') continue
      emit({ type: '@xstate.snapshot', actorRef, rootId: actorRef.sessionId, event, snapshot })
      running.delete(actorRef)
    }
    // XState does not stop the children of a crashed machine
    for (const ref of running) if (ref._parent && !running.has(ref._parent)) running.delete(ref)
  }
  return {
    observe(inspected) {
      const { type, actorRef, event, snapshot } = inspected as unknown as Inspected
      if (type === '@xstate.event' && lastEvents.size === 0) queueMicrotask(removeCrashed)
      if (type === '@xstate.event') lastEvents.set(actorRef, event)
      // a machine is running from its first active snapshot
      if (type === '@xstate.snapshot' && snapshot?.status === 'active') addRunning(actorRef)
      else if (type === '@xstate.snapshot') running.delete(actorRef)
      emit(inspected)
    },
    replay(observer) {
      removeCrashed()
      for (const actorRef of running) {
        try {
          observer({
            type: '@xstate.actor',
            actorRef,
            rootId: actorRef.sessionId,
            snapshot: actorRef.getSnapshot(),
          })
        } catch (error) {
          report(error)
        }
      }
    },
  }
}
