import type { AsyncKeyValue, Platform } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'

/** The storage interface that the SDK requires. */
export type SdkStorage = {
  /** False after a failed read or write: a missing key may still exist on disk. */
  isComplete(): boolean
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, unknown][]>
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

type Options = {
  database: AsyncKeyValue
  /**
   * The storage prefix of one SDK instance. It is removed from the keys, so that the next instance
   * can read them.
   */
  prefix: string
  /** The part of the database that the instance uses. */
  partition: string
  log: Platform['log']
}

/**
 * Creates the SDK's storage in the kit's database. No method rejects, because the SDK does not
 * handle rejections; the first failure of a full or blocked database is logged. The SDK stores a
 * whole list for each message: while a write runs, only the last value of its key waits.
 */
export function createSdkStorage({ database, prefix, partition, log }: Options): SdkStorage {
  let failed = false
  const marker = `:${prefix}//`
  const keyOf = (key: string) => `${partition}/${key.replace(marker, '//')}`
  const withFallback = async <T>(attempt: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await attempt
    } catch (error) {
      if (!failed)
        log.warn(
          'The data of the remote wallet could not be stored or read. It will be lost when the page closes.',
          error,
        )
      failed = true
      return fallback
    }
  }
  const writing = new Set<string>()
  /** The last value of each key whose previous write is running. */
  const waiting = new Map<string, string>()
  const write = async (key: string, text: string): Promise<void> => {
    writing.add(key)
    await withFallback(database.set(key, text), undefined)
    writing.delete(key)
    const next = waiting.get(key)
    waiting.delete(key)
    if (next !== undefined) void write(key, next)
  }
  const getItem = async (key: string): Promise<unknown> => {
    const text = waiting.get(keyOf(key)) ?? (await withFallback(database.get(keyOf(key)), null))
    if (text === null) return undefined
    try {
      return parseJson(text)
    } catch {
      await withFallback(database.remove(keyOf(key)), undefined)
      return undefined
    }
  }
  const getKeys = async () =>
    (await withFallback(database.keys(), []))
      .filter((key) => key.startsWith(`${partition}/`))
      .map((key) => key.slice(partition.length + 1))
  return {
    isComplete: () => !failed,
    getKeys,
    getEntries: async () =>
      Promise.all(
        (await getKeys()).map(async (key): Promise<[string, unknown]> => [key, await getItem(key)]),
      ),
    getItem,
    setItem: async (key, value) => {
      const text = JSON.stringify(value, bigintToText) ?? 'null'
      if (writing.has(keyOf(key))) waiting.set(keyOf(key), text)
      else await write(keyOf(key), text)
    },
    removeItem(key) {
      waiting.delete(keyOf(key))
      return withFallback(database.remove(keyOf(key)), undefined)
    },
  }
}

const bigintToText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
