import { timeouts } from '../constants.ts'

/**
 * Seconds until another e-mail may be requested, rounded up. `now`, `last`: ms since 1970; null
 * if none was requested. A request in the future counts as one of this moment: the clock was set
 * back (fault L6).
 */
export function emailSecondsLeft(now: number, last: number | null): number {
  if (last === null) return 0
  const elapsed = Math.max(0, now - last)
  return Math.max(0, Math.ceil((timeouts.emailCooldown - elapsed) / 1_000))
}
