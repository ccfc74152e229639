import type { Platform } from '../../platform/platform.ts'

/** ms after which the window is looked at again: extensions write themselves into the page when they like, and nothing tells. */
const waits = [50, 150, 400, 1_000, 2_000, 4_000] as const

/** Looks for wallets at once, when the page has loaded, and some times more. Returns the stop. */
export function lookOut(
  { page, clock }: Pick<Platform, 'page' | 'clock'>,
  look: () => void,
): () => void {
  const timers = waits.map((ms) => clock.setTimeout(look, ms))
  const leave = page.on('load', look)
  look()
  return () => {
    leave()
    for (const timer of timers) clock.clearTimeout(timer)
  }
}
