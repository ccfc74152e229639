/**
 * Copies plain data at every depth and freezes the copy, so that a receiver cannot change it for
 * others (fault V19). Functions, class instances and circular references become null.
 * `ancestors`: the objects that contain the value.
 */
export function frozenCopy<T>(value: T, ancestors?: readonly unknown[]): T
export function frozenCopy(value: unknown, ancestors: readonly unknown[] = []): unknown {
  if (typeof value === 'function') return null
  if (typeof value !== 'object' || value === null) return value
  if (ancestors.includes(value)) return null
  const path = [...ancestors, value]
  if (Array.isArray(value)) return Object.freeze(value.map((item) => frozenCopy(item, path)))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return null
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([name, item]) => [name, frozenCopy(item, path)])),
  )
}

/**
 * Freezes arrays and plain objects at every depth and returns the value. Skips what is frozen. Only
 * for objects that the kit created: others may depend on changing theirs.
 */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return value
  Object.freeze(value)
  for (const item of Object.values(value)) freezeDeep(item)
  return value
}
