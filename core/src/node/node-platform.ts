import { createBrowserPlatform } from '../platform/browser.ts'
import { createMemoryDatabase } from '../platform/memory-database.ts'
import { createMemoryStorage } from '../platform/memory-storage.ts'
import type { AsyncKeyValue, Platform } from '../platform/platform.ts'

/** Metadata of a program, which wallets show. `url`: a page about the program. */
export type Program = { name: string; url: string; description?: string; icon?: string }

/**
 * Creates the platform of a program without a page (Node, Deno, Bun), with the real clock, network
 * and log. Storage is in memory. Replace `storage` or `database` to keep data longer:
 *
 * ```ts
 * createKit({ platform: { ...createNodePlatform(program), storage }, … })
 * ```
 */
export function createNodePlatform({ name, url, description = '', icon = '' }: Program): Platform {
  const browser = createBrowserPlatform()
  const databases = new Map<string, AsyncKeyValue>()
  const { origin } = new URL(url)
  return {
    ...browser,
    storage: createMemoryStorage(),
    database(key) {
      const database = databases.get(key) ?? createMemoryDatabase()
      databases.set(key, database)
      return database
    },
    page: { ...browser.page, facts: () => ({ title: name, description, url, origin, icon }) },
  }
}
