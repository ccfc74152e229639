/** Where code that is fetched on demand stands. */
export type Loaded<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed' }

/** Code that is fetched when it is first wanted; a fetch that fails is tried once more before it counts (fault case P4). */
export type Loader<T> = {
  getSnapshot(): Loaded<T>
  subscribe(listener: () => void): () => void
  /** Fetches; does nothing while it is on its way or there. After a failure it is the retry. Resolves when it is settled either way. */
  load(): Promise<void>
}

/** Makes a loader; nothing is fetched yet. `fetch` hears how often it was called before. */
export function createLoader<T>(fetch: (attempt: number) => Promise<T>): Loader<T> {
  const listeners = new Set<() => void>()
  let current: Loaded<T> = { status: 'idle' }
  let settled = Promise.resolve()
  let attempts = 0
  const next = () => fetch(attempts++)
  const become = (next: Loaded<T>) => {
    current = next
    for (const listener of [...listeners]) listener()
  }
  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load() {
      if (current.status === 'loading' || current.status === 'ready') return settled
      become({ status: 'loading' })
      settled = next()
        .catch(next)
        .then(
          (value) => become({ status: 'ready', value }),
          () => become({ status: 'failed' }),
        )
      return settled
    },
  }
}
