import { isExpired } from '../domain/text/time.ts'
import type { Clock } from '../platform/platform.ts'
import type { StorageValues } from './schema.ts'
import type { Storage } from './storage.ts'

type Key = 'native_balance_cache'
type Entry = StorageValues[Key][string]

/** Stored native balances by CAIP-10 id. Entries expire, and their number is limited. */
export type BalanceCache = {
  /** Null if there is no entry or it has expired. Expired entries are removed from storage. */
  get(id: string): Entry | null
  set(id: string, entry: Omit<Entry, 'timestamp'>): void
  clear(): void
}

/**
 * Creates a cache. `lifetime`: ms; an entry of exactly that age is still valid. Beyond
 * `maxEntries`, the oldest entries are removed.
 */
export function createBalanceCache(options: {
  storage: Storage
  clock: Clock
  key: Key
  lifetime: number
  maxEntries: number
}): BalanceCache {
  const { storage, clock, key, lifetime, maxEntries } = options
  const allEntries = () => Object.entries(storage.get(key) ?? {})
  const validEntries = () =>
    allEntries().filter(([, { timestamp }]) => !isExpired(timestamp, lifetime, clock.now()))
  return {
    get(id) {
      const entries = validEntries()
      if (entries.length < allEntries().length) storage.set(key, Object.fromEntries(entries))
      return entries.find(([entryId]) => entryId === id)?.[1] ?? null
    },
    set(id, entry) {
      const others = validEntries().filter(([entryId]) => entryId !== id)
      const newest = others
        .sort(([, a], [, b]) => b.timestamp - a.timestamp)
        .slice(0, maxEntries - 1)
      storage.set(key, Object.fromEntries([[id, { ...entry, timestamp: clock.now() }], ...newest]))
    },
    clear: () => storage.remove(key),
  }
}
