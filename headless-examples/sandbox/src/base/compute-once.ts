/** Returns a function that computes a value when it is called first, and returns it from then on. */
export function computeOnce<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | null = null
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
