import type { AsyncKeyValue } from './platform.ts'

/** A database that is forgotten with the page. */
export function createMemoryDatabase(values: Map<string, string> = new Map()): AsyncKeyValue {
  return {
    get: async (key) => values.get(key) ?? null,
    async set(key, value) {
      values.set(key, value)
    },
    async remove(key) {
      values.delete(key)
    },
    keys: async () => [...values.keys()],
  }
}
