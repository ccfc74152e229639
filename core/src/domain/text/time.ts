/** Whether something kept since `timestamp` is too old. Exactly `lifetime` is still good; a time in the future is not (the clock was moved). */
export function isExpired(timestamp: number, lifetime: number, now: number): boolean {
  const age = now - timestamp
  return !(age >= 0 && age <= lifetime)
}

/** Whether enough time has passed since the last failure to try again. */
export function mayRetry(failedAt: number, now: number, wait = 1_000): boolean {
  return now - failedAt >= wait
}
