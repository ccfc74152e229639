import { isObject } from './object.ts'
import { safeGet } from './unknown.ts'

/**
 * Keeps the scheduled events of an XState system in objects without a prototype: XState walks them
 * with `for … in`, which includes properties that scripts of the page add to `Object.prototype`
 * (fault XP1).
 */
export function isolateScheduledEvents(system: object): void {
  const snapshot = safeGet(system, '_snapshot')
  if (!isObject(snapshot)) return
  let events: object = Object.create(null)
  Object.defineProperty(snapshot, '_scheduledEvents', {
    get: () => events,
    set(next: object) {
      events = Object.assign(Object.create(null), next)
    },
  })
}
