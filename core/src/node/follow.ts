import type { RunningFlow, Store } from '../protocol/flow.ts'

/**
 * What is so, at once and after each change, for programs that go through it step by step (`for await`). Changes that come while one is
 * being looked at are one. Ends with the signal; the store is left with the loop.
 */
export async function* follow<T, Read>(
  store: Store<T>,
  read: (value: T) => Read,
  signal?: AbortSignal,
): AsyncGenerator<Read, void> {
  let changed = true
  let wake = () => {}
  const tell = () => {
    changed = true
    wake()
  }
  const { unsubscribe } = store.subscribe(tell)
  signal?.addEventListener('abort', tell)
  try {
    while (!signal?.aborted) {
      changed = false
      yield read(store.getSnapshot())
      if (changed) continue
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    unsubscribe()
    signal?.removeEventListener('abort', tell)
  }
}

/** A flow's views, one after the other, up to its last one; one that is stopped, or left with the signal, has no more. */
export async function* viewsOf<View>(
  flow: RunningFlow<View, unknown>,
  signal?: AbortSignal,
): AsyncGenerator<View, void> {
  for await (const { snapshot, status } of follow(
    flow,
    (snapshot) => ({ snapshot, status: flow.outcome().status }),
    signal,
  )) {
    if (status === 'stopped') return
    yield flow.view()
    if (status !== 'running' && flow.getSnapshot() === snapshot) return
  }
}
