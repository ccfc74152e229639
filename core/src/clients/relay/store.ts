import type { AsyncKeyValue, Platform } from '../../platform/platform.ts'
import { parseJson } from '../http/parse-json.ts'

/** What the SDK wants of a place to keep things in. */
export type SdkStore = {
  /** false: something could not be read or kept, so that what is not here may be all the same. */
  isWhole(): boolean
  getKeys(): Promise<string[]>
  getEntries(): Promise<[string, unknown][]>
  getItem(key: string): Promise<unknown>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

type Parts = {
  database: AsyncKeyValue
  /** What the SDK puts into its keys: another one for each SDK, while what is kept stays under the same key. */
  prefix: string
  log: Platform['log']
}

/** A kit's own database for its SDK. It never rejects: the SDK does not listen, so a full or blocked database is told once. */
export function createStore({ database, prefix, log }: Parts): SdkStore {
  let told = false
  const marked = `:${prefix}//`
  const keyOf = (key: string) => key.replace(marked, '//')
  const tried = async <T>(attempt: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await attempt
    } catch (error) {
      if (!told)
        log.warn(
          'What belongs to the remote wallet cannot be kept; it is lost when the page is left',
          error,
        )
      told = true
      return otherwise
    }
  }
  const read = async (key: string): Promise<unknown> => {
    const text = await tried(database.get(keyOf(key)), null)
    if (text === null) return undefined
    try {
      return parseJson(text)
    } catch {
      await tried(database.remove(keyOf(key)), undefined)
      return undefined
    }
  }
  const getKeys = () => tried(database.keys(), [])
  return {
    isWhole: () => !told,
    getKeys,
    getEntries: async () =>
      Promise.all(
        (await getKeys()).map(async (key): Promise<[string, unknown]> => [key, await read(key)]),
      ),
    getItem: read,
    setItem: async (key, value) =>
      tried(database.set(keyOf(key), JSON.stringify(value, plain) ?? 'null'), undefined),
    removeItem: (key) => tried(database.remove(keyOf(key)), undefined),
  }
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
