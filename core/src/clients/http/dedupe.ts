import type { Clock } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'

type Send<T> = (signal: AbortSignal) => Promise<T>
/**
 * Resolves with the response for a key: the cached one, that of a request in flight, or that of
 * `send`. Rejects with `kit/aborted` when `signal` aborts.
 */
export type Dedupe<T> = (key: string, send: Send<T>, signal: AbortSignal) => Promise<T>

type Entry<T> = {
  response: Promise<T>
  addCaller(): void
  removeCaller(): void
}

/**
 * Shares requests by key. Callers with the same key share one request, which is aborted when all of
 * them have aborted. Caches the `max` newest responses (0: none); failures are not cached.
 */
export function createDedupe<T>({ clock, max }: { clock: Clock; max: number }): Dedupe<T> {
  const entries = new Map<string, Entry<T>>()
  const cachedKeys = new Set<string>()

  const start = (key: string, send: Send<T>) => {
    const request = new AbortController()
    let callers = 0
    const response = send(request.signal)
    const entry: Entry<T> = {
      response,
      addCaller() {
        callers += 1
      },
      removeCaller() {
        callers -= 1
        if (callers === 0) drop()
      },
    }
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key)
      request.abort()
    }
    response.then(() => {
      // The entry is now a cached response, which an abort by a caller must not remove.
      entry.removeCaller = () => {}
      if (entries.get(key) === entry) cache(key)
    }, drop)
    entries.set(key, entry)
    return entry
  }
  const cache = (key: string) => {
    cachedKeys.add(key)
    const [oldest] = cachedKeys
    if (cachedKeys.size <= max || oldest === undefined) return
    cachedKeys.delete(oldest)
    entries.delete(oldest)
  }

  return (key, send, signal) =>
    withDeadline({ clock, ms: null, signals: [signal] }, (scope) => {
      const entry = entries.get(key) ?? start(key, send)
      entry.addCaller()
      scope.addEventListener('abort', () => entry.removeCaller(), { once: true })
      return entry.response
    })
}
