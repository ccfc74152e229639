import { limits } from '../../domain/constants.ts'

/** ms that a `Retry-After` header asks for, in seconds or as a date, capped; 0 when it asks for nothing we understand (fault case G3). */
export function readRetryAfter(header: string | null, now: number): number {
  const ms = wanted((header ?? '').trim(), now)
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), limits.retryAfterMost)
}

function wanted(text: string, now: number): number {
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  return /^[A-Z][a-z]{2}, \d/.test(text) ? Date.parse(text) - now : Number.NaN
}
