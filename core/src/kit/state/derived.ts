import type { Store } from '../../protocol/flow.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether nothing in it changed: the same value, or objects with the same values by key. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b)
  const keys = Object.keys(b)
  return Object.keys(a).length === keys.length && keys.every((key) => Object.is(a[key], b[key]))
}
/** `next`, or `previous` where nothing in it changed: identity is what selectors compare. */
export const kept = <T extends object>(previous: T | undefined, next: T): T =>
  previous !== undefined && isSame(previous, next) ? previous : next

export type DerivedStore<T> = Store<T> & { changed(): void; stop(): void }

/** A snapshot made from other stores when it is asked for; listeners hear of it only when it differs, and one that throws keeps no other from hearing. */
export function createDerivedStore<T extends object>(
  read: (previous: T | undefined) => T,
  report: (error: unknown) => void,
): DerivedStore<T> {
  const listeners = new Set<(value: T) => void>()
  let current: T | undefined
  const refresh = () => {
    const next = kept(current, read(current))
    const differs = next !== current
    current = next
    return differs
  }
  return {
    getSnapshot() {
      if (current === undefined) refresh()
      return current as T
    },
    subscribe(listener) {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    changed() {
      if (!refresh()) return
      for (const listener of [...listeners]) {
        // another listener may have taken it back just now
        if (!listeners.has(listener)) continue
        try {
          listener(current as T)
        } catch (error) {
          report(error)
        }
      }
    },
    stop: () => listeners.clear(),
  }
}
