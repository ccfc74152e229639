/** Median; the mean of the two middle values for an even count. Null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  const lower = sorted[Math.ceil(half) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}
