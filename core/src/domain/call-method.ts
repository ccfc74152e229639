import { safeGet } from './unknown.ts'

/**
 * Calls a method of an unknown object, with the object as `this`. Rethrows an error of the method,
 * and throws a `TypeError` if the object has no such method.
 */
export function callMethod(owner: unknown, method: string, ...args: readonly unknown[]): unknown {
  const callable = safeGet(owner, method)
  if (typeof callable !== 'function') throw new TypeError(`The object has no method ${method}`)
  return Reflect.apply(callable, owner, args)
}

/** `callMethod` that returns null instead of throwing. */
export function tryMethod(owner: unknown, method: string, ...args: readonly unknown[]): unknown {
  try {
    return callMethod(owner, method, ...args)
  } catch {
    return null
  }
}
