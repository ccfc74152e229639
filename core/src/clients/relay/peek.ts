/** A property deep inside something unknown; undefined where there is none, or where looking throws. */
export function peek(from: unknown, ...path: readonly string[]): unknown {
  let value = from
  for (const key of path) {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function')
      return undefined
    try {
      value = Reflect.get(value, key)
    } catch {
      return undefined
    }
  }
  return value
}

/** Whether something unknown has a method of that name. */
export const canDo = (target: unknown, method: string): target is object =>
  typeof peek(target, method) === 'function'

/** Calls a method of something unknown. Throws what it throws, and a TypeError where there is none. */
export function call(target: unknown, method: string, ...args: readonly unknown[]): unknown {
  const own = peek(target, method)
  if (typeof own !== 'function') throw new TypeError(`There is no ${method}`)
  return Reflect.apply(own, target, args)
}

/** As `call`, for what answers later: whatever it throws is a rejection. */
export async function callLater(
  target: unknown,
  method: string,
  ...args: readonly unknown[]
): Promise<unknown> {
  return call(target, method, ...args)
}

/** A text, or null. */
export const textAt = (from: unknown, ...path: readonly string[]): string | null => {
  const value = peek(from, ...path)
  return typeof value === 'string' ? value : null
}
