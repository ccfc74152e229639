import type { RemoteStorage } from './sdk.types.ts'

/** A storage for restarts of a wallet within a process. Values are copied, as on a disk. */
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
