/** Fails with a sentence unless `holds`. Needs no test runner, so that checks also run from the command line and in a page. */
export function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

/** Fails unless both read the same as JSON: what charts hold is plain data. */
export function same(actual: unknown, expected: unknown, sentence: string): void {
  const [is, should] = [JSON.stringify(actual, sorted), JSON.stringify(expected, sorted)]
  must(is === should, `${sentence}: is ${is}, should be ${should}`)
}

/** Key order is no difference. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
