import { createEmitter } from '../../platform/emitter.ts'
import type { Readable } from '../../protocol/flow.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Compares two objects key by key with `Object.is`; compares other values directly. */
export const shallowEqual = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b)
  const keys = Object.keys(b)
  return Object.keys(a).length === keys.length && keys.every((key) => Object.is(a[key], b[key]))
}

/**
 * Returns `previous` if it is shallowly equal to `next`, so that an equal value keeps its identity.
 */
export const reuseIfEqual = <T extends object>(previous: T | undefined, next: T): T =>
  previous !== undefined && shallowEqual(previous, next) ? previous : next

export type Derived<T> = Readable<T> & { changed(): void; stop(): void }

/**
 * Creates a readable whose snapshot is computed by `read`. `changed()` computes it again and calls
 * the listeners if the snapshot differs. An error of a listener goes to `report`; the other
 * listeners are still called.
 */
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
      // an earlier listener may have changed the value again
      unsubscribe: emitter.subscribe(() => listener(current as T)),
    }),
    changed() {
      if (refresh()) emitter.emit()
    },
    stop: emitter.clear,
  }
}
