/** A property of anything; what throws, or is none, reads as null. */
export function peek(value: unknown, key: string): unknown {
  try {
    return isObject(value) ? (Reflect.get(value, key) ?? null) : null
  } catch {
    return null
  }
}

/** The texts of a list of the wallet's, each once. */
export function readTexts(value: unknown): readonly string[] {
  try {
    return Array.isArray(value)
      ? [...new Set(value.slice(0, 200).filter((one) => typeof one === 'string'))]
      : []
  } catch {
    return []
  }
}

/** Something with properties. */
export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Whether something has a method, as far as one can tell without calling it. */
export const hasMethod = (value: unknown, method: string): boolean =>
  typeof peek(value, method) === 'function'
