import { createMemoryDatabase } from './memory-database.ts'
import type { AsyncKeyValue, Platform } from './platform.ts'

export type DatabaseParts = Pick<Platform, 'clock' | 'log'> & {
  name: string
  open(name: string): Promise<AsyncKeyValue>
}

/**
 * ms within which the database must open. Two timers of half this time run one after the other: if
 * the page is suspended during the first one, the event of an opened database arrives before the
 * second one ends.
 */
const openTimeout = 1_000

/**
 * Creates a database that opens on first use. If it fails to open in time, data is kept in memory
 * and a warning is logged (fault E6).
 */
export function createDatabase({ clock, log, name, open }: DatabaseParts): AsyncKeyValue {
  let opened: Promise<AsyncKeyValue> | null = null
  const openInTime = () =>
    new Promise<AsyncKeyValue>((resolve, reject) => {
      const fail = () =>
        reject(new Error(`The database ${name} did not open within ${openTimeout} ms`))
      let timer = clock.setTimeout(() => {
        timer = clock.setTimeout(fail, openTimeout / 2)
      }, openTimeout / 2)
      open(name)
        .then(resolve, reject)
        .finally(() => clock.clearTimeout(timer))
    })
  const database = () => {
    opened ??= openInTime().catch((error) => {
      log.warn(
        `The database ${name} could not be opened: its data is kept in memory and is lost when the page is left`,
        error,
      )
      return createMemoryDatabase()
    })
    return opened
  }
  return {
    get: async (key) => (await database()).get(key),
    set: async (key, value) => (await database()).set(key, value),
    remove: async (key) => (await database()).remove(key),
    keys: async () => (await database()).keys(),
    isPersistent: async () => (await database()).isPersistent(),
  }
}
