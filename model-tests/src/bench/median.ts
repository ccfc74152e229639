/** The middle of what was measured; half-way between the two middles of an even number. An empty list has none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)]
  const lower = sorted[Math.ceil(half) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** The value that this share of what was measured does not exceed. An empty list has none. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
