/**
 * Reads a property of an unknown value, or a nested property along a path of keys. Null if
 * the property is missing, a value on the path is not an object, or a getter throws.
 */
export function safeGet(value: unknown, ...path: readonly string[]): unknown {
  let found = value
  for (const key of path) {
    if (!isObject(found)) return null
    try {
      found = Reflect.get(found, key)
    } catch {
      return null
    }
  }
  return found ?? null
}

/** Whether the value can have properties: an object or a function. */
export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Whether an unknown value has a method of that name. Does not call it. */
export const hasMethod = (value: unknown, method: string): value is object =>
  typeof safeGet(value, method) === 'function'

/**
 * Calls a method of an unknown object, with the object as `this`. Throws what the method throws,
 * and a `TypeError` if there is no such method.
 */
export function callMethod(owner: unknown, method: string, ...args: readonly unknown[]): unknown {
  const own = safeGet(owner, method)
  if (typeof own !== 'function') throw new TypeError(`The object has no method ${method}`)
  return Reflect.apply(own, owner, args)
}

/** `callMethod` that returns null instead of throwing. */
export function tryMethod(owner: unknown, method: string, ...args: readonly unknown[]): unknown {
  try {
    return callMethod(owner, method, ...args)
  } catch {
    return null
  }
}

const maxStrings = 200

/**
 * The different strings of a list, in order; other items are dropped. Empty if the value is no
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
