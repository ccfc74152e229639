import type { AsyncKeyValue } from './platform.ts'

/** A database in memory. Tests pass `isPersistent` to simulate one that outlives the page. */
export function createMemoryDatabase(
  values: Map<string, string> = new Map(),
  isLasting = false,
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
    isPersistent: async () => isLasting,
  }
}
