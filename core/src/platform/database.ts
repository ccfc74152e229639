import { createMemoryDatabase } from './memory-database.ts'
import type { AsyncKeyValue, Platform } from './platform.ts'

export type DatabaseParts = Pick<Platform, 'clock' | 'log'> & {
  name: string
  open(name: string): Promise<AsyncKeyValue>
}

/** ms a browser has to open a database, in two looks: a page that stood still over the first one, busy or asleep, hears before the second that it was open. */
const openingTime = 1_000

/** Opened at first use, once. What does not open, or not in time, is kept in memory instead, and said once (fault case E6). */
export function createDatabase({ clock, log, name, open }: DatabaseParts): AsyncKeyValue {
  let opened: Promise<AsyncKeyValue> | null = null
  const inTime = () =>
    new Promise<AsyncKeyValue>((resolve, reject) => {
      const miss = () => reject(new Error('It did not open in time'))
      let timer = clock.setTimeout(() => {
        timer = clock.setTimeout(miss, openingTime / 2)
      }, openingTime / 2)
      open(name)
        .then(resolve, reject)
        .finally(() => clock.clearTimeout(timer))
    })
  const database = () => {
    opened ??= inTime().catch((error) => {
      log.warn('The database is blocked; what is kept in it is lost when the page is left', error)
      return createMemoryDatabase()
    })
    return opened
  }
  return {
    get: async (key) => (await database()).get(key),
    set: async (key, value) => (await database()).set(key, value),
    remove: async (key) => (await database()).remove(key),
    keys: async () => (await database()).keys(),
    isLasting: async () => (await database()).isLasting(),
  }
}
