import { createEmitter } from '../platform/emitter.ts'
import type { Clock } from '../platform/platform.ts'
import type { EventsApi, KitEventRecord } from './api/events.ts'

export type KitEvents = {
  api: EventsApi
  /**
   * Calls the listeners in a microtask: after the state of the kit has changed. The record is frozen:
   * all listeners get the same one.
   */
  publish(record: KitEventRecord): void
  stop(): void
}

/** Creates `kit.events`. An error of a listener goes to `report`; the others are still called. */
export function createKitEvents(clock: Clock, report: (error: unknown) => void): KitEvents {
  const emitter = createEmitter<KitEventRecord>(report)
  let latest = Object.freeze<KitEventRecord>({
    timestamp: clock.now(),
    data: Object.freeze({ type: 'track', event: 'MODAL_CREATED', properties: null }),
  })
  let isStopped = false
  return {
    api: { get: () => latest, subscribe: emitter.subscribe },
    publish(record) {
      queueMicrotask(() => {
        if (isStopped) return
        latest = record
        emitter.emit(record)
      })
    },
    stop() {
      isStopped = true
      emitter.clear()
    },
  }
}
