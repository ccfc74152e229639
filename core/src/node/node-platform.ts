import { createBrowserPlatform } from '../platform/browser.ts'
import { createMemoryDatabase } from '../platform/memory-database.ts'
import { createMemoryStorage } from '../platform/memory-storage.ts'
import type { AsyncKeyValue, Platform } from '../platform/platform.ts'

/** What wallets are told of a program. `url`: where it can be read about. */
export type Program = { name: string; url: string; description?: string; icon?: string }

/**
 * The outside of a program without a page (Node, Deno, Bun): the real clock, network and log. What is kept lives as long as the platform;
 * put a `storage` or `database` of your own in their place to keep it longer.
 */
export function createNodePlatform({ name, url, description = '', icon = '' }: Program): Platform {
  const outside = createBrowserPlatform()
  const databases = new Map<string, AsyncKeyValue>()
  const { origin } = new URL(url)
  return {
    ...outside,
    storage: createMemoryStorage(),
    database(key) {
      const found = databases.get(key) ?? createMemoryDatabase()
      databases.set(key, found)
      return found
    },
    page: { ...outside.page, facts: () => ({ title: name, description, url, origin, icon }) },
  }
}
