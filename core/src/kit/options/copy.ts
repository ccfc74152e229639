import { bare } from '../../domain/object.ts'

/**
 * Copies arrays and plain objects at every depth, so that a later change by the page has no effect
 * (fault XN1). Does not copy other values, for example functions and class instances, or circular
 * references. `ancestors`: the objects that contain the value.
 */
export function copy<T>(value: T, ancestors?: readonly unknown[]): T
export function copy(value: unknown, ancestors: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null || ancestors.includes(value)) return value
  const path = [...ancestors, value]
  if (Array.isArray(value)) return value.map((item) => copy(item, path))
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
    ? bare(
        Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item, path)])),
      )
    : value
}
