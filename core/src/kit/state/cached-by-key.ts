/**
 * Caches the derived object of each key while its source keeps its identity, so that callers can
 * compare results by identity.
 */
export function cachedByKey<Source, Value>(
  derive: (source: Source, key: string | undefined) => Value,
): (source: Source, key: string | undefined) => Value {
  const cache = new Map<string | undefined, { source: Source; value: Value }>()
  return (source, key) => {
    const cached = cache.get(key)
    if (cached !== undefined && cached.source === source) return cached.value
    const value = derive(source, key)
    cache.set(key, { source, value })
    return value
  }
}
