type Range = readonly [from: number, to: number]

/**
 * Maps a value from one range to another and clamps it. For positions on screen, never for amounts.
 */
export function interpolate([low, high]: Range, [from, to]: Range, value: number): number {
  const ratio = high === low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)))
  return from + ratio * (to - from)
}
