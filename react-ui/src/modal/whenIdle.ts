/** Default delay in ms: during it the page or the modal appears, and no other work should run. */
const appearance = 250

/**
 * Calls `work` once `delay` ms have passed and the browser is idle. Returns a function that cancels
 * it.
 */
export function whenIdle(work: () => void, delay: number = appearance): () => void {
  const supportsIdle = typeof requestIdleCallback === 'function'
  let idle: number | null = null
  const timer = setTimeout(() => {
    if (supportsIdle) idle = requestIdleCallback(work, { timeout: 2_000 })
    else work()
  }, delay)
  return () => {
    clearTimeout(timer)
    if (idle !== null) cancelIdleCallback(idle)
  }
}
