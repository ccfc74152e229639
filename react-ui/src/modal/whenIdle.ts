/** Calls when the page has nothing better to do; returns the way to take it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(id)
}
