import { safeGet } from '../../domain/unknown.ts'
import type { AsyncKeyValue, Platform } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'
import { safeGetText, toList } from './sdk-access.ts'

/** The storage interface that the SDK requires. */
export type SdkStorage = {
  /** False after a failed read or write: a missing key may still exist on disk. */
  isComplete(): boolean
  /** Resolves when the writes that were started are done. */
  whenWritten(): Promise<void>
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
 * whole list for each message: while a write runs, only the last value of its key waits, and is
 * serialised when it is written.
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
  const running = new Map<string, Promise<void>>()
  /** The last value of each key whose previous write is running. */
  const waiting = new Map<string, { value: unknown; written: Promise<void> }>()
  const write = (key: string, value: unknown): Promise<void> => {
    const store = async () => database.set(key, toText(value))
    const written = withFallback(store(), undefined).finally(() => {
      if (running.get(key) === written) running.delete(key)
    })
    running.set(key, written)
    return written
  }
  const writeLast = (key: string, value: unknown): Promise<void> => {
    const queued = waiting.get(key)
    const previous = running.get(key)
    if (queued !== undefined) {
      queued.value = value
      return queued.written
    }
    if (previous === undefined) return write(key, value)
    const written = previous.then(() => {
      const last = waiting.get(key)
      waiting.delete(key)
      return last && write(key, last.value)
    })
    waiting.set(key, { value, written })
    return written
  }
  const getItem = async (key: string): Promise<unknown> => {
    const queued = waiting.get(keyOf(key))
    const text = queued ? toText(queued.value) : await withFallback(database.get(keyOf(key)), null)
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
    async whenWritten() {
      const queued = [...waiting.values()].map(({ written }) => written)
      await Promise.all([...running.values(), ...queued])
    },
    getKeys,
    getEntries: async () =>
      Promise.all(
        (await getKeys()).map(async (key): Promise<[string, unknown]> => [key, await getItem(key)]),
      ),
    getItem,
    setItem: async (key, value) => writeLast(keyOf(key), value),
    removeItem(key) {
      waiting.delete(keyOf(key))
      return withFallback(database.remove(keyOf(key)), undefined)
    },
  }
}

/** The sessions in a storage. They are not validated. */
export const storedSessions = async (storage: SdkStorage): Promise<readonly unknown[]> =>
  toList(await storage.getItem('wc@2:client:0.3//session'))

/**
 * Removes what the SDK keeps of sessions that have ended: the messages and the namespaces contain
 * the accounts of the visitor (fault EM15). Keeps the proposals, which a wallet may still answer.
 * Called before an instance of the SDK opens. `now`: ms since 1970.
 */
export async function removeEnded(storage: SdkStorage, now: number): Promise<void> {
  // Read the keys before the sessions: another tab stores a session first, then its values.
  const keys = await storage.getKeys()
  const records = toList(await storage.getItem(historyKey))
  const topics = new Set(
    (await storedSessions(storage))
      .filter((session) => Number(safeGet(session, 'expiry')) * 1000 > now)
      .map((session) => safeGetText(session, 'topic')),
  )
  // Some sessions could not be read.
  if (!storage.isComplete()) return
  const kept = records.filter(
    (record) =>
      safeGetText(record, 'request', 'method') === 'wc_sessionPropose' ||
      topics.has(safeGetText(record, 'topic')),
  )
  if (kept.length < records.length) await storage.setItem(historyKey, kept)
  for (const key of keys) {
    const topic = sessionValue.exec(key)?.[1]
    if (topic !== undefined && !topics.has(topic)) await storage.removeItem(key)
  }
}

const historyKey = 'wc@2:core:0.3//history'
/** The key of a value that the provider stores for one session. The topic is the group. */
const sessionValue = /^wc@2:universal_provider:\/[a-zA-Z]+([0-9a-f]{64})$/

const toText = (value: unknown): string => JSON.stringify(value, bigintToText) ?? 'null'
const bigintToText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
