import type { StorageKey, StorageValue } from './schema.ts'

/** Guarded, schema-checked text storage with our prefix and the kit's id. Reading never throws; a value that does not parse is dropped. */
export type Storage = {
  get<Key extends StorageKey>(key: Key): StorageValue<Key> | null
  set<Key extends StorageKey>(key: Key, value: StorageValue<Key>): void
  remove(key: StorageKey): void
  /** Another tab changed this key (null: everything). */
  onChange(listener: (key: StorageKey | null) => void): () => void
}
