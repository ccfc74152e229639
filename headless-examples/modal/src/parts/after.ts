/** The next of a few values, round and round. */
export const after = <Value>(values: readonly Value[], current: Value): Value =>
  values[(values.indexOf(current) + 1) % values.length] ?? current
