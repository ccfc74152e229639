import * as v from 'valibot'
import { objectSchema } from '../clients/http/object-schema.ts'
import { isExpired } from '../domain/text/time.ts'
import type { Clock } from '../platform/platform.ts'
import { parseJson } from './parsers.ts'
import type { StorageValues } from './schema.ts'
import type { Storage } from './storage.ts'

/** The keys of caches that `StorageParser` returns as text. */
type Key = {
  [K in keyof StorageValues]: StorageValues[K] extends string ? K : never
}[keyof StorageValues] &
  `${string}_cache`
type Options<T> = {
  storage: Storage
  clock: Clock
  key: Key
  /** ms. A response of exactly that age is still valid. */
  lifetime: number
  maxEntries: number
  schema: v.GenericSchema<unknown, T>
}

/**
 * Stored responses of the data service by request id. Invalid and expired entries are ignored (rule
 * R23).
 */
export type ResponseCache<T> = {
  /** Returns null if there is no valid entry. Removes invalid and expired entries from storage. */
  get(id: string): T | null
  set(id: string, response: T): void
}

/**
 * Maximum length of all entries of a key together, in characters. Images in responses can be large,
 * and the page uses the same storage.
 */
const maxLength = 300_000

/** Creates a cache. Beyond `maxEntries` or the maximum length, the oldest entries are removed. */
export function createResponseCache<T>({
  storage,
  clock,
  key,
  lifetime,
  maxEntries,
  schema,
}: Options<T>): ResponseCache<T> {
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
    get(id) {
      const list = storedList()
      const entries = validEntries(list)
      if (entries.length < list.length) write(entries)
      return entries.find((entry) => entry.id === id)?.answer ?? null
    },
    set(id, response) {
      const others = validEntries(storedList()).filter((entry) => entry.id !== id)
      write([{ id, answer: response, timestamp: clock.now() }, ...others])
    },
  }
}
