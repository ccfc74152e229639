import type { Platform } from '../../platform/platform.ts'

/**
 * Delays of the repeated searches, in ms: extensions inject their objects late and without an
 * event.
 */
const delays = [50, 150, 400, 1_000, 2_000, 4_000] as const

/**
 * Calls `search` at once, when the page has loaded, and after each delay, to find wallets that
 * inject objects into `window`. Returns stop.
 */
export function pollInjected(
  { page, clock }: Pick<Platform, 'page' | 'clock'>,
  search: () => void,
): () => void {
  const timers = delays.map((ms) => clock.setTimeout(search, ms))
  const unsubscribe = page.on('load', search)
  search()
  return () => {
    unsubscribe()
    for (const timer of timers) clock.clearTimeout(timer)
  }
}
