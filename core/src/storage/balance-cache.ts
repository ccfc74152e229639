import type { NativeBalance } from '../domain/account/account.ts'
import { fieldsOf } from '../domain/object.ts'
import { isExpired } from '../domain/text/time.ts'
import type { Clock } from '../platform/platform.ts'
import { isIdentifier, mapOf, parseJson } from './parsers.ts'
import type { Storage } from './storage.ts'

type Key = 'native_balance_cache'
type Entry = { balance: NativeBalance; timestamp: number }

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
  const parseEntries = mapOf(parseEntry, isIdentifier)
  const allEntries = () => Object.entries(parseEntries(parseJson(storage.get(key) ?? '{}')) ?? {})
  const write = (entries: readonly (readonly [string, Entry])[]) =>
    storage.set(key, JSON.stringify(Object.fromEntries(entries)))
  const validEntries = () =>
    allEntries().filter(([, { timestamp }]) => !isExpired(timestamp, lifetime, clock.now()))
  return {
    get(id) {
      const entries = validEntries()
      if (entries.length < allEntries().length) write(entries)
      return entries.find(([entryId]) => entryId === id)?.[1] ?? null
    },
    set(id, entry) {
      const others = validEntries().filter(([entryId]) => entryId !== id)
      const newest = others
        .sort(([, a], [, b]) => b.timestamp - a.timestamp)
        .slice(0, maxEntries - 1)
      write([[id, { ...entry, timestamp: clock.now() }], ...newest])
    },
    clear: () => storage.remove(key),
  }
}

const isBalance = ({ value, decimals }: NativeBalance) =>
  /^\d{1,80}$/.test(value) && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255

/** Parses an untrusted entry (rule R23). Null if it is invalid. */
function parseEntry(value: unknown): Entry | null {
  const { balance: fields, timestamp } = fieldsOf(value)
  const { value: units, decimals, symbol } = fieldsOf(fields)
  if (
    typeof units !== 'string' ||
    typeof decimals !== 'number' ||
    typeof symbol !== 'string' ||
    typeof timestamp !== 'number'
  )
    return null
  const balance = { value: units, decimals, symbol }
  return isBalance(balance) ? { balance, timestamp } : null
}
