import type { RemoteStorage } from './sdk.types.ts'

/**
 * Creates a storage in memory, with which tests restart a wallet. It copies values, as a disk does.
 */
export function memoryStorage(): RemoteStorage {
  const entries = new Map<string, string>()
  const parse = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...entries.keys()],
    getEntries: async () => [...entries].map(([key, text]) => [key, parse(text)]),
    getItem: async (key) => parse(entries.get(key)),
    async setItem(key, value) {
      entries.set(key, JSON.stringify(value))
    },
    async removeItem(key) {
      entries.delete(key)
    },
  }
}
