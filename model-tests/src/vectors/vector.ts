/** The expected result, or error message, of one operation for one input. */
export type Vector = {
  name: string
  operation: string
  given: object
  expect: { returns: unknown } | { throws: string }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses one entry of a vector file. Null if it is not a vector. */
export function parseVector(entry: unknown): Vector | null {
  if (!isObject(entry)) return null
  const { name, when, expect } = entry
  const given = entry.given ?? {}
  if (typeof name !== 'string' || typeof when !== 'string' || !isObject(given) || !isObject(expect))
    return null
  if (typeof expect.throws === 'string')
    return { name, operation: when, given, expect: { throws: expect.throws } }
  return 'returns' in expect
    ? { name, operation: when, given, expect: { returns: expect.returns } }
    : null
}
