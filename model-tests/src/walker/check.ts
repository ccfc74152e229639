/**
 * Throws an error with the message unless the condition is true. Needs no test runner, so that
 * checks also run on the command line and in a page.
 */
export function assertTrue(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}

/** Throws unless both values are equal as JSON. The order of keys does not matter. */
export function assertEqual(actual: unknown, expected: unknown, message: string): void {
  // Most values are equal without sorting.
  if (JSON.stringify(actual) === JSON.stringify(expected)) return
  const actualJson = JSON.stringify(actual, sortKeys)
  const expectedJson = JSON.stringify(expected, sortKeys)
  assertTrue(actualJson === expectedJson, `${message}: is ${actualJson}, should be ${expectedJson}`)
}

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
