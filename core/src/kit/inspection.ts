import type { AnyActorRef } from 'xstate'
import { createEmitter } from '../platform/emitter.ts'

type Observer = (event: object) => void
export type Inspection = {
  inspect(observer: Observer): () => void
  observe: Observer
  stop(): void
}
type Told = { type: string; actorRef: AnyActorRef; event: object; snapshot?: { status: string } }

/** Passes on what a kit's charts do, and tells who comes later what runs already. An observer that throws disturbs nobody. */
export function createInspection(report: (error: unknown) => void): Inspection {
  const emitter = createEmitter<object>(report)
  /** Parents before their children. */
  const running = new Set<AnyActorRef>()
  /** What each chart was last told, until that has passed. */
  const moving = new Map<AnyActorRef, object>()
  const add = (ref: AnyActorRef) => {
    // what a chart begins with runs before the chart itself is told of
    if (ref._parent) add(ref._parent)
    running.add(ref)
  }
  const tell = (observer: Observer, event: object) => {
    try {
      observer(event)
    } catch (error) {
      report(error)
    }
  }
  const bury = () => {
    const moved = [...moving]
    moving.clear()
    for (const [actorRef, event] of moved) {
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
    // what a crashed chart began is left alone by it
    for (const ref of running) if (ref._parent && !running.has(ref._parent)) running.delete(ref)
  }
  return {
    observe(told) {
      const { type, actorRef, event, snapshot } = told as Told
      // a chart that crashes says nothing: it is looked at afterwards
      if (type === '@xstate.event' && moving.size === 0) queueMicrotask(bury)
      if (type === '@xstate.event') moving.set(actorRef, event)
      // one that is told of but never begins, or is still beginning, has nothing to show
      if (type === '@xstate.snapshot' && snapshot?.status === 'active') add(actorRef)
      else if (type === '@xstate.snapshot') running.delete(actorRef)
      emitter.emit(told)
    },
    inspect(observer) {
      bury()
      for (const actorRef of running) {
        tell(observer, {
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
