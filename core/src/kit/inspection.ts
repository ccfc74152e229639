import type { AnyActorRef } from 'xstate'

type Observer = (event: object) => void
export type Inspection = { inspect(observer: Observer): () => void; observe: Observer; stop(): void }
type Told = { type: string; actorRef: AnyActorRef; snapshot?: { status: string } }

/** Passes on what a kit's charts do, and tells who comes later what runs already. An observer that throws disturbs nobody. */
export function createInspection(report: (error: unknown) => void): Inspection {
  const observers = new Set<Observer>()
  /** Parents before their children. */
  const running = new Set<AnyActorRef>()
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
  return {
    observe(event) {
      const { type, actorRef, snapshot } = event as Told
      // one that is told of but never begins, or is still beginning, has nothing to show
      if (type === '@xstate.snapshot' && snapshot?.status === 'active') add(actorRef)
      else if (type === '@xstate.snapshot') running.delete(actorRef)
      for (const observer of observers) tell(observer, event)
    },
    inspect(observer) {
      for (const actorRef of running) {
        tell(observer, { type: '@xstate.actor', actorRef, rootId: actorRef.sessionId, snapshot: actorRef.getSnapshot() })
      }
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    stop() {
      for (const observer of observers) tell(observer, { type: '@latchkit.stopped' })
      observers.clear()
      running.clear()
    },
  }
}
