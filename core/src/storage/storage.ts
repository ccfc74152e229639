import type { Platform } from '../platform/platform.ts'
import { createReader } from './readers.ts'
import type { StorageKey, StorageValue } from './schema.ts'

/** Guarded, schema-checked text storage with our prefix and the kit's id. Reading never throws; a value that does not parse is dropped. */
export type Storage = {
  get<Key extends StorageKey>(key: Key): StorageValue<Key> | null
  set<Key extends StorageKey>(key: Key, value: StorageValue<Key>): void
  remove(key: StorageKey): void
  /** Another tab changed this key (null: everything). */
  onChange(listener: (key: StorageKey | null) => void): () => void
}

type Outside = Pick<Platform, 'storage' | 'onStorageChange' | 'log'>
/** Longest text that is read, in characters: two recent wallets with their pictures, and room. */
const longest = 1_000_000
/** Read by the remote-wallet SDK, which knows no prefix. */
const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'
/** Keys whose values can be had again: the first to go when storage is full. */
export const caches: readonly StorageKey[] = [
  'native_balance_cache',
  'portfolio_cache',
  'identity_cache',
  'name_cache',
]

/**
 * One kit's storage. Where the page's is blocked or full it goes on in memory and says so once (fault cases E1, E2):
 * a full one first loses its caches, then the key's own older value, which must not come back after a reload.
 */
export function createStorage({ platform, kitId }: { platform: Outside; kitId: string }): Storage {
  const prefix = `@latchkit/${kitId}/`
  const addressOf = (key: StorageKey) => (key === deepLinkKey ? key : prefix + key)
  const reader = createReader()
  const memory = new Map<string, string>()
  let told = false

  /** Without a storage (a server) nothing is said; a storage that fails is told of. */
  const guarded = <T>(
    work: (storage: NonNullable<Outside['storage']>) => T,
    otherwise: T,
    tell = true,
  ): T => {
    if (platform.storage === null) return otherwise
    try {
      return work(platform.storage)
    } catch (error) {
      if (tell && !told)
        platform.log.warn(
          'Storage is blocked or full; what is remembered is lost when the page is left',
          error,
        )
      told ||= tell
      return otherwise
    }
  }
  const remove = (key: StorageKey) => {
    memory.delete(key)
    guarded((storage) => storage.remove(addressOf(key)), undefined)
  }
  const write = (key: StorageKey, text: string, last: boolean) =>
    guarded(
      (storage) => {
        storage.set(addressOf(key), text)
        return true
      },
      false,
      last,
    )
  const makeRoom = (keys: readonly StorageKey[]) => {
    for (const key of keys) guarded((storage) => storage.remove(addressOf(key)), undefined, false)
    return true
  }

  return {
    get(key) {
      const text = memory.get(key) ?? guarded((storage) => storage.get(addressOf(key)), null)
      if (text === null) return null
      const value = text.length > longest ? null : reader.read(key, text)
      if (value === null) remove(key)
      return value
    },
    set(key, value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      memory.delete(key)
      const kept =
        write(key, text, false) ||
        (makeRoom(caches) && write(key, text, false)) ||
        (makeRoom([key]) && write(key, text, true))
      if (!kept) memory.set(key, text)
    },
    remove,
    onChange: (listener) =>
      platform.onStorageChange((key) => {
        if (key === null) {
          memory.clear()
          listener(null)
          return
        }
        const ours = key.startsWith(prefix) ? key.slice(prefix.length) : ''
        if (!reader.isKey(ours)) return
        memory.delete(ours)
        listener(ours)
      }),
  }
}
