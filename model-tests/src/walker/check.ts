/**
 * Throws an error with the sentence unless `holds`. Needs no test runner, so that checks run on the
 * command line and in a page too.
 */
export function assertTrue(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

/** Throws unless both values are equal as JSON: contexts hold plain data. */
export function assertEqual(actual: unknown, expected: unknown, sentence: string): void {
  const [is, should] = [JSON.stringify(actual, sorted), JSON.stringify(expected, sorted)]
  assertTrue(is === should, `${sentence}: is ${is}, should be ${should}`)
}

/** Sorts keys, so that their order does not matter. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
