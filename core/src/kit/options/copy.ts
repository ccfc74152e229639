import { bare } from '../../domain/object.ts'

/**
 * Copies arrays and plain objects at every depth, so that a later change by the page has no effect
 * (fault XN1). Other values, for example functions and instances of classes, stay the same.
 */
export function copy<T>(value: T): T
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copy(item))
  if (typeof value !== 'object' || value === null) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
    ? bare(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copy(item)])))
    : value
}
