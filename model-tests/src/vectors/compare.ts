/** Numbers with a fraction may differ by this much of their size. */
const tolerance = 1e-9

/** No value is null, not-a-number is a word, big integers are decimal text: as vector files write them. */
export function plain(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number' && Number.isNaN(value)) return 'NaN'
  return value
}

/** Whether two values are the same as vectors mean it: absent and null are one, list order matters. */
export function isSame(expected: unknown, got: unknown): boolean {
  const [a, b] = [plain(expected), plain(got)]
  if (typeof a === 'number' && typeof b === 'number') return a === b || isClose(a, b)
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isSame(value, b[at]))
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
