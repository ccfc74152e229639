/** Relative tolerance for numbers with a fraction. */
const tolerance = 1e-9

/** A value as vector files write it: undefined as null, NaN as 'NaN', a bigint as decimal text. */
export function toVectorValue(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number' && Number.isNaN(value)) return 'NaN'
  return value
}

/** Compares two values by the rules of vector files: an absent member equals null, lists keep order. */
export function isSame(expected: unknown, got: unknown): boolean {
  const [a, b] = [toVectorValue(expected), toVectorValue(got)]
  if (typeof a === 'number' && typeof b === 'number') return a === b || isClose(a, b)
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]))
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
      isSame(a[key], b[key]),
    )
  return a === b
}

const isClose = (a: number, b: number) =>
  !(Number.isInteger(a) && Number.isInteger(b)) &&
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b))
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
