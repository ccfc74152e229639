import type { AnyActorRef } from 'xstate'
import { createEmitter } from '../platform/emitter.ts'

type Observer = (event: object) => void
export type Inspection = {
  inspect(observer: Observer): () => void
  /** Receives XState's inspection events. */
  observe: Observer
  stop(): void
}
type InspectionEvent = {
  type: string
  actorRef: AnyActorRef
  event: object
  snapshot?: { status: string }
}

/**
 * Passes the inspection events of a kit's machines to observers. A new observer first receives the
 * running machines. An observer that throws does not affect the others.
 */
export function createInspection(report: (error: unknown) => void): Inspection {
  const emitter = createEmitter<object>(report)
  /** Parents before their children. */
  const running = new Set<AnyActorRef>()
  /** The last event of each machine in the current task, to find out which of them crashed. */
  const lastEvents = new Map<AnyActorRef, object>()

  const addRunning = (ref: AnyActorRef) => {
    // children that a machine spawns while it starts are reported before the machine itself
    if (ref._parent) addRunning(ref._parent)
    running.add(ref)
  }
  const send = (observer: Observer, event: object) => {
    try {
      observer(event)
    } catch (error) {
      report(error)
    }
  }
  /** XState sends no inspection event for a crash, so this emits the snapshots of crashed machines. */
  const removeCrashed = () => {
    const events = [...lastEvents]
    lastEvents.clear()
    for (const [actorRef, event] of events) {
      const snapshot = actorRef.getSnapshot()
      if (!running.has(actorRef) || snapshot.status !== 'error') continue
      emitter.emit({
        type: '@xstate.snapshot',
        actorRef,
        rootId: actorRef.sessionId,
        event,
        snapshot,
      })
      running.delete(actorRef)
    }
    // XState does not stop the children of a crashed machine
    for (const ref of running) if (ref._parent && !running.has(ref._parent)) running.delete(ref)
  }
  return {
    observe(inspected) {
      const { type, actorRef, event, snapshot } = inspected as InspectionEvent
      if (type === '@xstate.event' && lastEvents.size === 0) queueMicrotask(removeCrashed)
      if (type === '@xstate.event') lastEvents.set(actorRef, event)
      // a machine counts as running from its first active snapshot; before that there is none to show
      if (type === '@xstate.snapshot' && snapshot?.status === 'active') addRunning(actorRef)
      else if (type === '@xstate.snapshot') running.delete(actorRef)
      emitter.emit(inspected)
    },
    inspect(observer) {
      removeCrashed()
      for (const actorRef of running) {
        send(observer, {
          type: '@xstate.actor',
          actorRef,
          rootId: actorRef.sessionId,
          snapshot: actorRef.getSnapshot(),
        })
      }
      return emitter.subscribe(observer)
    },
    stop() {
      emitter.emit({ type: '@latchkit.stopped' })
      emitter.clear()
      running.clear()
    },
  }
}
