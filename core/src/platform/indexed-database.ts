import { createStore, del, get, keys, set } from 'idb-keyval'
import type { AsyncKeyValue } from './platform.ts'

/** The browser's own (IndexedDB). One read shows that it answers. */
export async function openIndexedDatabase(name: string): Promise<AsyncKeyValue> {
  const store = createStore(name, 'values')
  const opened: AsyncKeyValue = {
    async get(key) {
      const value: unknown = await get(key, store)
      return typeof value === 'string' ? value : null
    },
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
  }
  await opened.get('')
  return opened
}
