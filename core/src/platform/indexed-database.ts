import { createStore, del, get, keys, set } from 'idb-keyval'
import { createDatabase, type DatabaseParts } from './database.ts'
import type { AsyncKeyValue } from './platform.ts'

/** Creates a database in IndexedDB, or in memory if IndexedDB is unavailable. */
export const createIndexedDatabase = (parts: Omit<DatabaseParts, 'open'>): AsyncKeyValue =>
  createDatabase({ ...parts, open: openIndexedDatabase })

/** Opens the database, and reads a key to verify that it responds. */
async function openIndexedDatabase(name: string): Promise<AsyncKeyValue> {
  const store = createStore(name, 'values')
  const opened: AsyncKeyValue = {
    async get(key) {
      const value: unknown = await get(key, store)
      return typeof value === 'string' ? value : null
    },
    set: (key, value) => set(key, value, store),
    remove: (key) => del(key, store),
    keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
    isPersistent: async () => true,
  }
  await opened.get('')
  return opened
}
