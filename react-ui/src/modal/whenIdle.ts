/**
 * Default delay in ms. In that time the page or the modal appears, which other work would slow
 * down.
 */
const defaultDelay = 500

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
