export type Emitter<Value> = {
  /** Adds a listener; the same function may be added several times. Returns unsubscribe. */
  subscribe(listener: (value: Value) => void): () => void
  /**
   * Calls all listeners in the order of their subscription. A listener that another listener
   * removes during the call is skipped; one that is added during the call is not called.
   */
  emit(value: Value): void
  /** The number of subscriptions. */
  size(): number
  clear(): void
}

/**
 * Creates a list of listeners. A listener that throws does not affect the others: its error is
 * passed to `onError`. Without `onError`, `emit` throws the first error after it has called all
 * listeners.
 */
export function createEmitter<Value>(onError?: (error: unknown) => void): Emitter<Value> {
  const subscriptions = new Set<{ listener: (value: Value) => void }>()
  return {
    subscribe(listener) {
      const subscription = { listener }
      subscriptions.add(subscription)
      return () => void subscriptions.delete(subscription)
    },
    emit(value) {
      const errors: unknown[] = []
      for (const subscription of [...subscriptions]) {
        if (!subscriptions.has(subscription)) continue
        try {
          subscription.listener(value)
        } catch (error) {
          if (onError) onError(error)
          else errors.push(error)
        }
      }
      if (errors.length > 0) throw errors[0]
    },
    size: () => subscriptions.size,
    clear: () => subscriptions.clear(),
  }
}
