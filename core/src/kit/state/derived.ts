import { createEmitter } from '../../platform/emitter.ts'
import type { Readable } from '../../protocol/flow.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether nothing in it changed: the same value, or objects with the same values by key. */
export const shallowEqual = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b)
  const keys = Object.keys(b)
  return Object.keys(a).length === keys.length && keys.every((key) => Object.is(a[key], b[key]))
}
/** `next`, or `previous` where nothing in it changed: identity is what selectors compare. */
export const reuseIfEqual = <T extends object>(previous: T | undefined, next: T): T =>
  previous !== undefined && shallowEqual(previous, next) ? previous : next

export type Derived<T> = Readable<T> & { changed(): void; stop(): void }

/** A snapshot made from other stores when it is asked for; listeners hear of it only when it differs, and one that throws keeps no other from hearing. */
export function createDerived<T extends object>(
  read: (previous: T | undefined) => T,
  report: (error: unknown) => void,
): Derived<T> {
  const emitter = createEmitter<void>(report)
  let current: T | undefined
  const refresh = () => {
    const next = reuseIfEqual(current, read(current))
    const differs = next !== current
    current = next
    return differs
  }
  return {
    getSnapshot() {
      if (current === undefined) refresh()
      return current as T
    },
    subscribe: (listener) => ({
      // a nested change may have replaced the value since `emit`
      unsubscribe: emitter.subscribe(() => listener(current as T)),
    }),
    changed() {
      if (refresh()) emitter.emit()
    },
    stop: emitter.clear,
  }
}
