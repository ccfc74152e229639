/** Next value of a list, cyclic. */
export const after = <Value>(values: readonly Value[], current: Value): Value =>
  values[(values.indexOf(current) + 1) % values.length] ?? current
