/** ms in which a page or the modal appears: nothing may disturb it. */
const appearing = 250

/** Calls when what just appeared has settled (in `settling` ms) and the page has nothing better to do; returns the way to take it back. */
export function whenIdle(work: () => void, settling: number = appearing): () => void {
  const asks = typeof requestIdleCallback === 'function'
  let idle: number | null = null
  const timer = setTimeout(() => {
    if (asks) idle = requestIdleCallback(work, { timeout: 2_000 })
    else work()
  }, settling)
  return () => {
    clearTimeout(timer)
    if (idle !== null) cancelIdleCallback(idle)
  }
}
