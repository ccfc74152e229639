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

const maxItems = 200

/** The first 200 items of a list. Null if the value is not a list, or reading it throws. */
export function copyList(value: unknown): readonly unknown[] | null {
  try {
    return Array.isArray(value) ? Array.from(value.slice(0, maxItems)) : null
  } catch {
    return null
  }
}

/**
 * The distinct strings among the first 200 items of a list, in order. Empty if the value is not a
 * list.
 */
export const parseStrings = (value: unknown): readonly string[] => [
  ...new Set((copyList(value) ?? []).filter((item) => typeof item === 'string')),
]
