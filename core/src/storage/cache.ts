import { isExpired } from '../domain/text/time.ts'
import type { Clock } from '../platform/platform.ts'
import type { StorageValues } from './schema.ts'
import type { Storage } from './storage.ts'

type Key = 'native_balance_cache'
type Entry = StorageValues[Key][string]

/** Kept answers by id, each good for a while; only so many are kept. */
export type Cache = {
  /** null when there is none, or it is too old: then it is dropped. */
  get(id: string): Entry | null
  set(id: string, entry: Omit<Entry, 'timestamp'>): void
  clear(): void
}

/** `lifetime` in ms; exactly as old is still good. Beyond `most` entries the oldest go. */
export function createCache(options: {
  storage: Storage
  clock: Clock
  key: Key
  lifetime: number
  most: number
}): Cache {
  const { storage, clock, key, lifetime, most } = options
  const kept = () => Object.entries(storage.get(key) ?? {})
  const good = () =>
    kept().filter(([, { timestamp }]) => !isExpired(timestamp, lifetime, clock.now()))
  return {
    get(id) {
      const entries = good()
      if (entries.length < kept().length) storage.set(key, Object.fromEntries(entries))
      return entries.find(([its]) => its === id)?.[1] ?? null
    },
    set(id, entry) {
      const others = good().filter(([its]) => its !== id)
      const newest = others.sort(([, a], [, b]) => b.timestamp - a.timestamp).slice(0, most - 1)
      storage.set(key, Object.fromEntries([[id, { ...entry, timestamp: clock.now() }], ...newest]))
    },
    clear: () => storage.remove(key),
  }
}
