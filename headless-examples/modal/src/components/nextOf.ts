/** The value after `current` in the list; after the last one, the first. */
export const nextOf = <Value>(values: readonly Value[], current: Value): Value =>
  values[(values.indexOf(current) + 1) % values.length] ?? current
