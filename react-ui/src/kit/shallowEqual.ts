/** Whether two flat objects hold the same values: for selectors that put a few parts together. */
export function shallowEqual<T extends object>(a: T, b: T): boolean {
  const left = Object.entries(a)
  const right = new Map(Object.entries(b))
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && Object.is(value, right.get(key)))
  )
}
