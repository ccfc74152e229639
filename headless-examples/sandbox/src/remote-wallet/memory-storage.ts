import type { RemoteStorage } from './sdk.types.ts'

/** A storage that outlives the wallet in it, for restarts within a process. What is written is copied, as on a disk. */
export function memoryStorage(): RemoteStorage {
  const kept = new Map<string, string>()
  const read = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async () => [...kept].map(([key, text]) => [key, read(text)]),
    getItem: async (key) => read(kept.get(key)),
    async setItem(key, value) {
      kept.set(key, JSON.stringify(value))
    },
    async removeItem(key) {
      kept.delete(key)
    },
  }
}
