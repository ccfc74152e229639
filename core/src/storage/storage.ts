import type { Platform } from '../platform/platform.ts'
import { createStorageParser } from './parsers.ts'
import type { StorageKey, StorageValue } from './schema.ts'

/** The persisted state of one kit. `get` parses values and removes invalid ones. Never throws. */
export type Storage = {
  /** Null if there is no valid value. */
  get<Key extends StorageKey>(key: Key): StorageValue<Key> | null
  set<Key extends StorageKey>(key: Key, value: StorageValue<Key>): void
  remove(key: StorageKey): void
  /** Removes what the kit has read about accounts: balances, tokens, names. */
  removeCaches(): void
  /** Removes all that a login with the embedded wallet stored. */
  removeLogin(): void
  /** Reports changes by other tabs. Null: all keys were cleared. Returns unsubscribe. */
  onChange(listener: (key: StorageKey | null) => void): () => void
}

type StoragePlatform = Pick<Platform, 'storage' | 'onStorageChange' | 'log'>
/**
 * Maximum length of a value that is parsed, in characters. Two recent wallets with their images are
 * shorter.
 */
const maxLength = 1_000_000
/** The remote-wallet SDK reads this key, so it has no prefix. */
const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'
/** Keys whose values can be fetched again. They are removed first when storage is full. */
const caches: readonly StorageKey[] = [
  'native_balance_cache',
  'portfolio_cache',
  'identity_cache',
  'name_cache',
]

/** Keys of a login with the embedded wallet. */
const loginKeys: readonly StorageKey[] = [
  'email_login_used',
  'email',
  'last_used_chain',
  'social_username',
  'connected_social',
  'social_provider',
  'last_email_login_time',
  'smart_account_enabled_networks',
]

/**
 * Creates the storage of one kit. If the browser's storage is blocked or full, values are kept in
 * memory and one warning is logged (faults E1, E2). If storage is full, `set` first removes the
 * caches, then the old value of the key, which would otherwise be read after a reload.
 */
export function createStorage({
  platform,
  kitId,
}: {
  platform: StoragePlatform
  kitId: string
}): Storage {
  const prefix = `@latchkit/${kitId}/`
  const keyOf = (key: StorageKey) => (key === deepLinkKey ? key : prefix + key)
  const parser = createStorageParser()
  const memory = new Map<string, string>()
  let warned = false

  /** Returns `fallback` if there is no storage (on a server) or if `access` throws. */
  const tryStorage = <T>(
    access: (storage: NonNullable<StoragePlatform['storage']>) => T,
    fallback: T,
    warn = true,
  ): T => {
    if (platform.storage === null) return fallback
    try {
      return access(platform.storage)
    } catch (error) {
      if (warn && !warned) {
        warned = true
        platform.log.warn(
          'Storage is blocked or full: values are kept in memory and are lost when the page is left',
          error,
        )
      }
      return fallback
    }
  }
  const remove = (key: StorageKey) => {
    memory.delete(key)
    tryStorage((storage) => storage.remove(keyOf(key)), undefined)
  }
  const write = (key: StorageKey, text: string, warn: boolean) =>
    tryStorage(
      (storage) => {
        storage.set(keyOf(key), text)
        return true
      },
      false,
      warn,
    )
  const free = (keys: readonly StorageKey[]) => {
    for (const key of keys) tryStorage((storage) => storage.remove(keyOf(key)), undefined, false)
    return true
  }

  return {
    get(key) {
      const text = memory.get(key) ?? tryStorage((storage) => storage.get(keyOf(key)), null)
      if (text === null) return null
      const value = text.length > maxLength ? null : parser.parse(key, text)
      if (value === null) remove(key)
      return value
    },
    set(key, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      memory.delete(key)
      const isWritten =
        write(key, text, false) ||
        (free(caches) && write(key, text, false)) ||
        (free([key]) && write(key, text, true))
      if (!isWritten) memory.set(key, text)
    },
    remove,
    removeCaches() {
      for (const key of caches) remove(key)
    },
    removeLogin() {
      for (const key of loginKeys) remove(key)
    },
    onChange: (listener) =>
      platform.onStorageChange((changed) => {
        if (changed === null) {
          listener(null)
          return
        }
        const key = changed.startsWith(prefix) ? changed.slice(prefix.length) : ''
        if (!parser.isKey(key)) return
        // Keep the value in memory unless another tab has written the key.
        if (tryStorage((storage) => storage.get(keyOf(key)), null) !== null) memory.delete(key)
        listener(key)
      }),
  }
}
