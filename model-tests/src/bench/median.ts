/** Median; the mean of the two middle values for an even count. Null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  const lower = sorted[Math.ceil(half) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/**
 * Smallest value that the given share (0 to 1) of the values does not exceed. Null for an empty
 * list.
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
