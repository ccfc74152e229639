import type { AsyncKeyValue } from './platform.ts'

/** Creates a database in memory. Tests pass `isPersistent` to simulate a database on disk. */
export function createMemoryDatabase(
  values: Map<string, string> = new Map(),
  isPersistent = false,
): AsyncKeyValue {
  return {
    get: async (key) => values.get(key) ?? null,
    async set(key, value) {
      values.set(key, value)
    },
    async remove(key) {
      values.delete(key)
    },
    keys: async () => [...values.keys()],
    isPersistent: async () => isPersistent,
  }
}
