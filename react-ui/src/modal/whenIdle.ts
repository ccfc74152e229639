/** Default delay in ms: longer than the modal and its views take to appear, which work would slow down. */
const defaultDelay = 200

/**
 * Calls `work` once `delay` ms have passed and the browser is idle. Returns a function that cancels
 * it.
 */
export function whenIdle(work: () => void, delay: number = defaultDelay): () => void {
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
