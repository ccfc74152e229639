import * as v from 'valibot'
import { objectSchema } from '../clients/http/object-schema.ts'
import { isExpired } from '../domain/text/time.ts'
import type { Clock } from '../platform/platform.ts'
import { parseJson } from '../storage/parsers.ts'
import type { StorageValues } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** The keys of caches that `StorageParser` returns as text. */
type Key = {
  [K in keyof StorageValues]: StorageValues[K] extends string ? K : never
}[keyof StorageValues] &
  `${string}_cache`
type Options<T> = {
  storage: Storage
  clock: Clock
  key: Key
  /** ms. A value of exactly that age is still valid. */
  lifetime: number
  schema: v.GenericSchema<unknown, T>
}
/** For `duration` ms after a failed read of an id, its reads resolve with `value`. */
type Block<Blocked> = { duration: number; value: Blocked }

/**
 * Resolves with the stored value of an id, if it is valid and `fresh` is false; else with the value
 * of `fetch`, or rejects with its error. Stores a value that is not null, unless a later read of
 * the id has settled (fault G5) or `signal` is aborted (fault EM15).
 */
export type CachedRead<T, Blocked = never> = <Fetched extends T | null>(
  id: string,
  options: { fresh: boolean; signal: AbortSignal },
  fetch: () => Promise<Fetched>,
) => Promise<T | Fetched | Blocked>

/** Maximum number of entries of a key. The oldest ones above it are removed. */
const maxEntries = 20
/**
 * Maximum length of all entries of a key together, in characters. Images in values can be large,
 * and the page uses the same storage.
 */
const maxLength = 300_000

/** Creates a read whose values are kept in storage by id. */
export function createCachedRead<T, Blocked = never>(
  options: Options<T> & { block?: Block<Blocked> },
): CachedRead<T, Blocked> {
  const { clock, block } = options
  const entries = createEntries(options)
  const failures = new Map<string, number>()
  const startRead = createReadOrder()
  /** Exactly `duration` after the failure, the id is read again. */
  const isBlocked = (id: string, { duration }: Block<Blocked>) => {
    const failed = failures.get(id)
    return failed !== undefined && !isExpired(failed, duration - 1, clock.now())
  }
  return async (id, { fresh, signal }, fetch) => {
    const entry = fresh ? undefined : entries.get(id)
    if (entry !== undefined) return entry.answer
    if (block !== undefined && isBlocked(id, block)) return block.value
    const isLatest = startRead(id)
    try {
      const value = await fetch()
      if (signal.aborted || !isLatest()) return value
      failures.delete(id)
      if (value !== null) entries.set(id, value)
      return value
    } catch (error) {
      if (!signal.aborted && isLatest() && block !== undefined) failures.set(id, clock.now())
      throw error
    }
  }
}

/**
 * The stored values of a key. Invalid and expired entries are ignored (rule R23), and removed from
 * storage.
 */
function createEntries<T>({ storage, clock, key, lifetime, schema }: Options<T>) {
  // The name `answer` is part of the stored format.
  const entrySchema = objectSchema({ id: v.string(), answer: schema, timestamp: v.number() })
  type Entry = v.InferOutput<typeof entrySchema>

  const storedList = (): readonly unknown[] => {
    const list = parseJson(storage.get(key) ?? '[]')
    return Array.isArray(list) ? list : []
  }
  const validEntries = (list: readonly unknown[]): readonly Entry[] =>
    list.flatMap((item) => {
      const { success, output } = v.safeParse(entrySchema, item)
      return success && !isExpired(output.timestamp, lifetime, clock.now()) ? [output] : []
    })
  const write = (entries: readonly Entry[]) => {
    const texts: string[] = []
    let length = 0
    for (const entry of entries.slice(0, maxEntries)) {
      const text = JSON.stringify(entry)
      length += text.length + 1
      if (length > maxLength) break
      texts.push(text)
    }
    storage.set(key, `[${texts.join(',')}]`)
  }
  return {
    get(id: string): Entry | undefined {
      const list = storedList()
      const entries = validEntries(list)
      if (entries.length < list.length) write(entries)
      return entries.find((entry) => entry.id === id)
    },
    set(id: string, answer: T) {
      const others = validEntries(storedList()).filter((entry) => entry.id !== id)
      write([{ id, answer, timestamp: clock.now() }, ...others])
    },
  }
}

/**
 * Returns a function that starts a read of an id and returns `isLatest`. `isLatest` marks the read
 * as settled; it returns false if a later read of the id settled before.
 */
function createReadOrder() {
  const settled = new Map<string, number>()
  let lastRead = 0
  return (id: string) => {
    lastRead += 1
    const read = lastRead
    return (): boolean => {
      if ((settled.get(id) ?? 0) > read) return false
      settled.set(id, read)
      return true
    }
  }
}
