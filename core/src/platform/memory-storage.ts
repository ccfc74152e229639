import type { KeyValue } from './platform.ts'

/**
 * A simulated fault of storage. `blocked`: each access throws a SecurityError. `quota`: maximum
 * number of characters; `set` throws a QuotaExceededError beyond it.
 */
export type StorageFault = 'none' | 'blocked' | { quota: number }

/** A storage in memory with simulated faults. */
export type MemoryStorage = KeyValue & { values: Map<string, string>; fault: StorageFault }

export function createMemoryStorage(stored: Readonly<Record<string, string>> = {}): MemoryStorage {
  const values = new Map(Object.entries(stored))
  const check = () => {
    if (storage.fault === 'blocked')
      throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const size = () =>
    Array.from(values).reduce((sum, [key, value]) => sum + key.length + value.length, 0)

  const storage: MemoryStorage = {
    values,
    fault: 'none',
    get(key) {
      check()
      return values.get(key) ?? null
    },
    set(key, value) {
      check()
      const before = values.get(key)
      values.set(key, value)
      if (typeof storage.fault !== 'object' || size() <= storage.fault.quota) return
      if (before === undefined) values.delete(key)
      else values.set(key, before)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    remove(key) {
      check()
      values.delete(key)
    },
    keys() {
      check()
      return [...values.keys()]
    },
  }
  return storage
}
