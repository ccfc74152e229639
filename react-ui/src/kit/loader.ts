import { createEmitter } from '@latchkit/core/internal'

/** State of code that loads on demand. */
export type LoadState<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed' }

/**
 * Loads a value on demand and exposes the state of loading to components. It does not repeat a
 * failed import: `lazy()` does (fault P4).
 */
export type Loader<T> = {
  getSnapshot(): LoadState<T>
  subscribe(listener: () => void): () => void
  /** Starts loading, again after a failure; no effect while loading or ready. Never rejects. */
  load(): Promise<void>
}

/** Creates a loader that calls `load` on demand. */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  const emitter = createEmitter<void>()
  let state: LoadState<T> = { status: 'idle' }
  let settled = Promise.resolve()
  const setState = (next: LoadState<T>) => {
    state = next
    emitter.emit()
  }
  return {
    getSnapshot: () => state,
    subscribe: emitter.subscribe,
    load() {
      if (state.status === 'loading' || state.status === 'ready') return settled
      setState({ status: 'loading' })
      settled = load().then(
        (value) => setState({ status: 'ready', value }),
        () => setState({ status: 'failed' }),
      )
      return settled
    },
  }
}
