/**
 * Whether a value stored at `timestamp` has expired, in ms. An age of exactly `lifetime` is still
 * valid. A timestamp in the future counts as expired, because the clock was changed.
 */
export function isExpired(timestamp: number, lifetime: number, now: number): boolean {
  const age = now - timestamp
  return !(age >= 0 && age <= lifetime)
}

/** Whether `wait` ms have passed since the last failure. */
export function canRetry(failedAt: number, now: number, wait = 1_000): boolean {
  return now - failedAt >= wait
}
