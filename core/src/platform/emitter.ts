/** Listeners by name, counted: a kit that stopped leaves none. */
export type Listeners = {
  add(type: string, listener: (value: unknown) => void): () => void
  emit(type: string, value: unknown): void
  count(): number
}

export function createListeners(): Listeners {
  const all = new Set<{ type: string; listener: (value: unknown) => void }>()
  return {
    add(type, listener) {
      const entry = { type, listener }
      all.add(entry)
      return () => void all.delete(entry)
    },
    emit(type, value) {
      for (const entry of [...all]) if (entry.type === type && all.has(entry)) entry.listener(value)
    },
    count: () => all.size,
  }
}
