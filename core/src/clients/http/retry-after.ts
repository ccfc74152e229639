import { timeouts } from '../../domain/constants.ts'

/**
 * Parses a `Retry-After` header, in seconds or as an HTTP date, to ms from `now` (fault G3). Capped
 * by `timeouts`; 0 for a missing or invalid header and for a date in the past.
 */
export function parseRetryAfter(header: string | null, now: number): number {
  const ms = toMilliseconds((header ?? '').trim(), now)
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), timeouts.retryAfterMax)
}

function toMilliseconds(text: string, now: number): number {
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  return /^[A-Z][a-z]{2}, \d/.test(text) ? Date.parse(text) - now : Number.NaN
}
