import { isForeign } from '../errors/is-foreign.ts'
import { isObject } from './object.ts'

/**
 * Reads a property of an unknown value, or a nested property along a path of keys. Null if the
 * property is missing, a value on the path is not an object, or a getter throws. Ignores properties
 * that scripts of the page add to `Object.prototype` (fault XP1).
 */
export function safeGet(value: unknown, ...path: readonly string[]): unknown {
  let current = value
  for (const key of path) {
    if (!isObject(current)) return null
    try {
      current = isForeign(current, key) ? null : Reflect.get(current, key)
    } catch {
      return null
    }
  }
  return current ?? null
}

/** Whether an unknown value has a method of that name. Does not call it. */
export const hasMethod = (value: unknown, method: string): value is object =>
  typeof safeGet(value, method) === 'function'

const maxStrings = 200

/**
 * The distinct strings among the first 200 items of a list, in order. Empty if the value is not a
 * list.
 */
export function parseStrings(value: unknown): readonly string[] {
  try {
    return Array.isArray(value)
      ? [...new Set(value.slice(0, maxStrings).filter((item) => typeof item === 'string'))]
      : []
  } catch {
    return []
  }
}
