import type { Readable, RunningFlow } from '../protocol/flow.ts'

/**
 * Yields a selected value immediately and after each change, for `for await`. Several changes
 * during the loop body are yielded as one, with the last value. Ends when the signal aborts;
 * leaving the loop unsubscribes.
 */
export async function* follow<T, Selected>(
  readable: Readable<T>,
  select: (value: T) => Selected,
  signal?: AbortSignal,
): AsyncGenerator<Selected, void> {
  let hasChanged = true
  let resume = () => {}
  const onChange = () => {
    hasChanged = true
    resume()
  }
  const { unsubscribe } = readable.subscribe(onChange)
  signal?.addEventListener('abort', onChange)
  try {
    while (!signal?.aborted) {
      hasChanged = false
      yield select(readable.getSnapshot())
      if (hasChanged) continue
      await new Promise<void>((resolve) => {
        resume = resolve
      })
    }
  } finally {
    unsubscribe()
    signal?.removeEventListener('abort', onChange)
  }
}

/**
 * Yields the views of a flow up to its last one. Ends early when the flow is stopped or the signal
 * aborts.
 */
export async function* viewsOf<View>(
  flow: RunningFlow<View, unknown>,
  signal?: AbortSignal,
): AsyncGenerator<View, void> {
  const select = (snapshot: ReturnType<typeof flow.getSnapshot>) => ({
    snapshot,
    status: flow.outcome().status,
  })
  for await (const { snapshot, status } of follow(flow, select, signal)) {
    if (status === 'aborted') return
    yield flow.view()
    if (status !== 'running' && flow.getSnapshot() === snapshot) return
  }
}
